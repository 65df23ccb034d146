BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE journal (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	who VARCHAR(80) NOT NULL, 
	at FLOAT NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	CONSTRAINT pk_journal PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_journal_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_journal_table_id UNIQUE (table_id, "key")
);
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',1,'create',-1,'','',1.79488277725338721277e+09,'6451e0f759098549');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',2,'seat',1,'invited','',1.79488277726130867001e+09,'4ce741e68476c506c450fa5f');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',3,'seat',1,'claimed','Ben',1.79488277726537728308e+09,'d445d63697d070e63291f9c3');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',4,'start',-1,'','',1.79488277726776099211e+09,'77eb27bfcd718e0f37dd5339');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',5,'answer',0,'play:cloth_seal','Ada',1.7948827773404359817e+09,'0 key4');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',6,'answer',1,'draw','Ben',1.79488277734659838671e+09,'1 key5');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',7,'answer',0,'play:spices_seal','Ada',1.79488277735155200964e+09,'0 key6');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',8,'answer',1,'deliver:wine','Ben',1.79488277735656261441e+09,'1 key7');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',9,'answer',0,'deliver:spices','Ada',1794882777.35942,'0 key8');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',10,'answer',1,'play:jewels','Ben',1.79488277736262226099e+09,'1 key9');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',11,'answer',0,'play:wine','Ada',1.79488277736524128912e+09,'0 key10');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',12,'answer',1,'play:jewels_seal','Ben',1.79488277736949777604e+09,'1 key11');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',13,'answer',0,'draw','Ada',1.79488277737212038043e+09,'0 key12');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',14,'answer',1,'draw','Ben',1.79488277737523603443e+09,'1 key13');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',15,'answer',0,'draw','Ada',1.79488277737777900695e+09,'0 key14');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',16,'answer',1,'draw','Ben',1.79488277738084888454e+09,'1 key15');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',17,'answer',0,'play:wine','Ada',1.79488277738341665268e+09,'0 key16');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',18,'answer',1,'play:wine_seal','Ben',1.79488277738801288605e+09,'1 key17');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',19,'answer',0,'draw','Ada',1.79488277739084911349e+09,'0 key18');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',20,'answer',1,'play:jewels','Ben',1.79488277739419698712e+09,'1 key19');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',21,'answer',0,'play:copper','Ada',1.79488277739680981634e+09,'0 key20');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',22,'answer',1,'play:wine','Ben',1.79488277740125846864e+09,'1 key21');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',23,'answer',0,'draw','Ada',1.79488277740381741527e+09,'0 key22');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',24,'answer',1,'deliver:copper','Ben',1.79488277740681982045e+09,'1 key23');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',25,'answer',0,'play:cloth','Ada',1.7948827774095563888e+09,'0 key24');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',26,'answer',1,'play:cloth','Ben',1.79488277741373372081e+09,'1 key25');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',27,'answer',0,'play:merchant','Ada',1.79488277741636681559e+09,'0 key26');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',28,'answer',1,'play:jewels','Ben',1.79488277742073273663e+09,'1 key27');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',29,'answer',0,'play:spices','Ada',1.79488277742333745962e+09,'0 key28');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',30,'answer',1,'play:jewels','Ben',1.79488277742744708068e+09,'1 key29');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',31,'answer',0,'draw','Ada',1.7948827774299809933e+09,'0 key30');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',32,'answer',1,'play:jewels_seal','Ben',1.79488277743294715881e+09,'1 key31');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',33,'answer',0,'play:spices','Ada',1.79488277743548107143e+09,'0 key32');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',34,'answer',1,'draw','Ben',1.79488277743934702872e+09,'1 key33');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',35,'answer',0,'play:copper_seal','Ada',1.79488277744188642502e+09,'0 key34');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',36,'answer',1,'draw','Ben',1.79488277744581317899e+09,'1 key35');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',37,'answer',0,'play:spices_seal','Ada',1.79488277744857597346e+09,'0 key36');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',38,'answer',1,'play:copper','Ben',1.79488277745315504075e+09,'1 key37');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',39,'answer',0,'play:merchant','Ada',1.79488277745568919176e+09,'0 key38');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',40,'answer',1,'play:merchant','Ben',1.79488277746000409124e+09,'1 key39');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',41,'answer',0,'play:merchant','Ada',1.79488277746259379391e+09,'0 key40');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',42,'answer',1,'play:cloth','Ben',1.7948827774668922424e+09,'1 key41');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',43,'answer',0,'play:wine','Ada',1.79488277746943855278e+09,'0 key42');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',44,'answer',1,'play:cloth','Ben',1.79488277747372508051e+09,'1 key43');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',45,'answer',0,'play:wine','Ada',1.79488277747636199e+09,'0 key44');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',46,'answer',1,'play:cloth','Ben',1.79488277747961425781e+09,'1 key45');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',47,'answer',0,'play:cloth_seal','Ada',1.79488277748220252986e+09,'0 key46');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',48,'answer',1,'draw','Ben',1.79488277748526358604e+09,'1 key47');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',49,'answer',0,'play:spices','Ada',1.79488277748780679704e+09,'0 key48');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',50,'answer',1,'play:cloth','Ben',1.79488277749075412752e+09,'1 key49');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',51,'answer',0,'play:cloth_seal','Ada',1.79488277749331378934e+09,'0 key50');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',52,'answer',1,'play:spices','Ben',1.79488277749911355972e+09,'1 key51');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',53,'answer',0,'play:jewels','Ada',1.79488277750170040127e+09,'0 key52');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',54,'answer',1,'draw','Ben',1.79488277750477409362e+09,'1 key53');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',55,'answer',0,'play:merchant','Ada',1.79488277750728368762e+09,'0 key54');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',56,'answer',1,'play:jewels','Ben',1.79488277751070857048e+09,'1 key55');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',57,'answer',0,'play:copper_seal','Ada',1.79488277751372337339e+09,'0 key56');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',58,'answer',1,'play:cloth','Ben',1.7948827775169756412e+09,'1 key57');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',59,'answer',0,'draw','Ada',1.79488277751992464066e+09,'0 key58');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',60,'answer',1,'draw','Ben',1.79488277752324652675e+09,'1 key59');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',61,'answer',0,'draw','Ada',1.79488277752605342868e+09,'0 key60');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',62,'answer',1,'play:copper','Ben',1.79488277752917027478e+09,'1 key61');
INSERT INTO "journal" VALUES('c7eb60b17dde3f1f',63,'answer',0,'play:jewels','Ada',1.79488277753174757956e+09,'0 key62');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',1,'create',-1,'','',1.79488277757078123087e+09,'992c5acd7a742d29');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',2,'start',-1,'','',1.7948827775752291679e+09,'29909403e1bffb13adc67ee6');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',3,'answer',0,'buy:4+6+7','Ada',1.79488277769927644729e+09,'0 key2');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',4,'answer',1,'buy:1+2+5','Ben',1.79488277770438742642e+09,'1 key3');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',5,'answer',1,'bid:3','Ben',1.79488277770787692071e+09,'1 key4');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',6,'answer',0,'pass','Ada',1794882777.71025,'0 key5');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',7,'answer',1,'show:philipp_7','Ben',1.79488277771242976188e+09,'1 key6');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',8,'answer',1,'take:p10','Ben',1.79488277771511793136e+09,'1 key7');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',9,'answer',1,'use:draw_2','Ben',1.79488277772195577619e+09,'1 key8');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',10,'answer',1,'discard:leo_6','Ben',1.79488277772445821759e+09,'1 key9');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',11,'answer',1,'use:money_500','Ben',1.79488277773054862021e+09,'1 key10');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',12,'answer',1,'bid:1','Ben',1.79488277774137330051e+09,'1 key11');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',13,'answer',0,'pass','Ada',1.7948827777448306083e+09,'0 key12');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',14,'answer',1,'show:louise_15','Ben',1.79488277774737811087e+09,'1 key13');
INSERT INTO "journal" VALUES('a8bc5f6637eb148a',15,'say',0,'Hello','Ada',1.79488277774906158446e+09,'b766998e6ce54bb3f65687ad');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',1,'create',-1,'','',1.79488277779369401936e+09,'a3a82af7f7b1c72d');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',2,'start',-1,'','',1.79488277779912662503e+09,'d906894f25afcf9124bc3fb4');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',3,'answer',0,'city:place:bohemia','Ada',1.7948827779088957309e+09,'0 key2');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',4,'answer',1,'seat:bohemia','Ben',1.79488277791301131247e+09,'1 key3');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',5,'answer',0,'enter:trier','Ada',1.79488277791622662547e+09,'0 key4');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',6,'answer',1,'enter:trier','Ben',1.79488277791903185843e+09,'1 key5');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',7,'answer',0,'enter:trier','Ada',1.79488277792158818241e+09,'0 key6');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',8,'answer',1,'enter:bohemia','Ben',1.79488277792400884634e+09,'1 key7');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',9,'answer',0,'enter:saxony','Ada',1.79488277792639613146e+09,'0 key8');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',10,'answer',1,'enter:saxony','Ben',1.7948827779286556244e+09,'1 key9');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',11,'answer',0,'knight:place:palatinate:noble','Ada',1.79488277793103480342e+09,'0 key10');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',12,'answer',1,'knight:place:palatinate:noble','Ben',1.79488277793328738218e+09,'1 key11');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',13,'answer',0,'knight:place:palatinate:castle','Ada',1.79488277793769598011e+09,'0 key12');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',14,'answer',1,'buy:permit:baron:bohemia','Ben',1.79488277794110322e+09,'1 key13');
INSERT INTO "journal" VALUES('0e1edf85f7c6c204',15,'say',0,'Hello','Ada',1.79488277794285249712e+09,'d3d417a609107a1b9c2fef98');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',1,'create',-1,'','',1.79488277794433927539e+09,'12d502126a4d6fe2');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',2,'start',-1,'','',1.79488277794806909554e+09,'d0ceae761b9221f1519e4cc9');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',3,'answer',0,'deliver:wine','Ada',1.7948827779506719112e+09,'0 key2');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',4,'answer',1,'deliver:spices','Ben',1.79488277795291280747e+09,'1 key3');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',5,'answer',0,'play:wine_seal','Ada',1.79488277795503163342e+09,'0 key4');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',6,'answer',1,'play:jewels_seal','Ben',1.79488277795716452602e+09,'1 key5');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',7,'answer',0,'play:copper_seal','Ada',1.79488277795926451678e+09,'0 key6');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',8,'answer',1,'play:merchant','Ben',1.79488277796139335633e+09,'1 key7');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',9,'answer',0,'draw','Ada',1.7948827779636433125e+09,'0 key8');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',10,'answer',1,'play:jewels','Ben',1.79488277796569943426e+09,'1 key9');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',11,'answer',0,'play:jewels','Ada',1.79488277796778964998e+09,'0 key10');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',12,'answer',1,'draw','Ben',1.79488277797001266481e+09,'1 key11');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',13,'answer',0,'play:cloth_seal','Ada',1.79488277797211575508e+09,'0 key12');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',14,'answer',1,'play:cloth_seal','Ben',1.79488277797423076628e+09,'1 key13');
INSERT INTO "journal" VALUES('0cc5b1802ce6c99b',15,'say',0,'Hello','Ada',1.79488277797580695152e+09,'3b8f287f3544c845fe244f73');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',1,'create',-1,'','',1.79488277801282477379e+09,'5371aec0ecb5f10a');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',2,'start',-1,'','',1.79488277801914715764e+09,'ef4c858f42f4b090daf57652');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',3,'answer',0,'cards:15','Ada',1.79488277809742283828e+09,'0 key2');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',4,'answer',1,'cards:35','Ben',1.79488277810111188882e+09,'1 key3');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',5,'answer',2,'cards:35','Cleo',1.79488277810607361789e+09,'2 key4');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',6,'answer',0,'cards:16','Ada',1.79488277811005139347e+09,'0 key5');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',7,'answer',1,'cards:36','Ben',1.79488277811395788188e+09,'1 key6');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',8,'answer',2,'cards:34','Cleo',1.79488277811627411836e+09,'2 key7');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',9,'answer',1,'buy:0','Ben',1.79488277811883735653e+09,'1 key8');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',10,'answer',2,'buy:1:2g3s','Cleo',1.79488277812124800677e+09,'2 key9');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',11,'answer',2,'attack:B','Cleo',1.79488277812412929538e+09,'2 key10');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',12,'answer',0,'cards:16','Ada',1.79488277812794351584e+09,'0 key11');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',13,'answer',1,'cards:25','Ben',1.79488277813037252423e+09,'1 key12');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',14,'answer',2,'cards:45','Cleo',1.7948827781326491833e+09,'2 key13');
INSERT INTO "journal" VALUES('51465e2652c2bfc5',15,'say',0,'Hello','Ada',1.79488277813428473471e+09,'2d4e0397004a3948562858a6');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',1,'create',-1,'','',1.79488277820351529124e+09,'399a386020e41508');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',2,'start',-1,'','',1.79488277820810246464e+09,'f6aa045a212683fcd9ca7a4a');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',3,'answer',1,'buy:cloth:koeln','Ben',1.79488277830112385752e+09,'1 key2');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',4,'answer',1,'buy:wine:paris','Ben',1794882778.30673,'1 key3');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',5,'answer',1,'buy:wine:genova','Ben',1.79488277831334304811e+09,'1 key4');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',6,'answer',0,'buy:wine:genova','Ada',1.79488277831589818e+09,'0 key5');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',7,'answer',0,'buy:wine:wien','Ada',1.79488277832022213942e+09,'0 key6');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',8,'answer',0,'buy:cloth:brugge','Ada',1794882778.34158,'0 key7');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',9,'answer',1,'buy:salt:paris','Ben',1.79488277834457325937e+09,'1 key8');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',10,'answer',1,'buy:food:koeln','Ben',1.79488277835996747015e+09,'1 key9');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',11,'answer',1,'buy:wine:genova','Ben',1.7948827783697350025e+09,'1 key10');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',12,'answer',0,'buy:cloth:hamburg','Ada',1.79488277837412214281e+09,'0 key11');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',13,'answer',0,'buy:silk:genova','Ada',1.79488277838398671147e+09,'0 key12');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',14,'answer',0,'buy:cloth:hamburg','Ada',1.79488277839440727237e+09,'0 key13');
INSERT INTO "journal" VALUES('6b2361d97ec7ab0b',15,'say',0,'Hello','Ada',1.79488277839607501028e+09,'dbcbbfac5834cd7c6ab404c7');
INSERT INTO "journal" VALUES('5865dbc518449ae8',1,'create',-1,'','',1.79488277839757156368e+09,'4207803f67a43052');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	colour VARCHAR(24) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	device VARCHAR(64), 
	invitation VARCHAR(64), 
	invited FLOAT NOT NULL, 
	token VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_seats_invitation UNIQUE (invitation), 
	CONSTRAINT uq_seats_token UNIQUE (token)
);
INSERT INTO "seats" VALUES('c7eb60b17dde3f1f',0,'person','Ada','blue','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('c7eb60b17dde3f1f',1,'person','Ben','orange','','device-ben','a4a2a6dd8c9475a3025ae412a8e2061d91099a6633c76a96b3d8e004b5b7ce48',0.0,NULL);
INSERT INTO "seats" VALUES('a8bc5f6637eb148a',0,'person','Ada','blue','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('a8bc5f6637eb148a',1,'person','Ben','orange','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('0e1edf85f7c6c204',0,'person','Ada','blue','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('0e1edf85f7c6c204',1,'person','Ben','orange','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('0cc5b1802ce6c99b',0,'person','Ada','blue','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('0cc5b1802ce6c99b',1,'person','Ben','orange','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('51465e2652c2bfc5',0,'person','Ada','blue','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('51465e2652c2bfc5',1,'person','Ben','orange','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('51465e2652c2bfc5',2,'person','Cleo','red','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('6b2361d97ec7ab0b',0,'person','Ada','blue','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('6b2361d97ec7ab0b',1,'person','Ben','orange','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('5865dbc518449ae8',0,'person','Ada','blue','','device-ada',NULL,0.0,NULL);
INSERT INTO "seats" VALUES('5865dbc518449ae8',1,'open','','orange','',NULL,NULL,0.0,NULL);
INSERT INTO "seats" VALUES('5865dbc518449ae8',2,'open','','red','',NULL,NULL,0.0,NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	components VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	names TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	salt VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	base TEXT NOT NULL, 
	answers INTEGER NOT NULL, 
	awaited INTEGER NOT NULL, 
	bots_awaited INTEGER NOT NULL, 
	since FLOAT NOT NULL, 
	result TEXT NOT NULL, deadline FLOAT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('c7eb60b17dde3f1f','fugger',1,'89efd7a04e0615cc2180eebd8f5fc145654e115e07e83b14ca06bf6bb75e38d6','{"draw_rule": "hold_at_most_four", "tie_break": "shared", "two_player_jakob": "after_both_turns", "delivery_timing": "as_action", "show_discard": "counts"}','device-ada',0,1.79488277725338721277e+09,63,'over','["Ada", "Ben"]','e5bf4bed8b17004993ea2a78122a1336a9d6201423f16dc4062649f9678ea6fe','5e1e9b20686cf6fbf7076cb7512ca54f','b2ced7897a4fce1f88b4473d2296c08ae0c9eb2b74b1a173f8f61701d4320b4f','',59,0,0,1.79488277753174757956e+09,'[[108, 123], [1]]',0.0);
INSERT INTO "tables" VALUES('a8bc5f6637eb148a','augsburg',1,'036c13dad96bcdf440ca50cf459f2c1e1895623b67fba0c28fdc586b32230d93','{"first_player": "random", "money_visibility": "hidden", "hand_size_visibility": "hidden", "card_backs_visible": "false", "build_with_peerage": "false", "draw_discard_from": "hand", "unsold_next_opener": "keep"}','device-ada',0,1.79488277757078123087e+09,15,'playing','["Ada", "Ben"]','4f021ec16e085d1dd193025a539c19a69234664c7f3a6051bd98f7453aa60b91','f159d1efad4c367fb6f406c16aa25830','aa65f7619e164e6ceafbc898955fe377037811fc3fb4c97bf698695083f3f213','',12,2,0,1.79488277774737811087e+09,'',0.0);
INSERT INTO "tables" VALUES('0e1edf85f7c6c204','emperor',1,'cb3866624bf212392e5edfd0999cce4c00ca79bac26d76fa94ff51af6e5221f7','{"first_emperor": "random", "score_display": "open", "final_tie": "shared", "mainz_point": "occupant_after_phase_v", "archbishop_marriage": "forbidden", "daughter_choice": "must_propose", "white_card_birth": "counts_as_card", "emperor_tie_pool": "all_tied", "vacant_seat_reclaim": "two_points", "zero_vote_supporters": "score", "second_player_help": "none"}','device-ada',0,1.79488277779369401936e+09,15,'playing','["Ada", "Ben"]','eb02a9b4c1caeab9a19d56555c0a9ae26f51655cbc5aba1eeda445c69cccae48','00fdbfa565e1271570c834c363fc9626','d6206b3cbb3b80159f76a64ec8d45764024314604612c982e771822ed914ceca','',12,1,0,1.79488277794110322e+09,'',0.0);
INSERT INTO "tables" VALUES('0cc5b1802ce6c99b','fugger',1,'89efd7a04e0615cc2180eebd8f5fc145654e115e07e83b14ca06bf6bb75e38d6','{"draw_rule": "hold_at_most_four", "tie_break": "shared", "two_player_jakob": "after_both_turns", "delivery_timing": "as_action", "show_discard": "counts"}','device-ada',0,1.79488277794433927539e+09,15,'playing','["Ada", "Ben"]','8b7ec234c980eece793886c9587e814101f1e342584a4d38ca7f8f0491d25f99','e967bab098644a6855c00433a35937eb','0faba46a3abdcd7fc403097814df449d6e317b9000ea77f32636e364d2c7c2bb','',12,1,0,1.79488277797423076628e+09,'',0.0);
INSERT INTO "tables" VALUES('51465e2652c2bfc5','gluecksritter',1,'4001293ec7e6dd008f9b0b9aa0d31c79806baaa80d4f2523bdc3a03d7f045252','{"limit_repeat": "repeat", "change": "silver_from_bag", "stolen_piece_choice": "attacker", "unplaceable_piece": "nothing", "coins_visibility": "public", "ransom_moment": "planning", "final_tie": "shared", "yellow_mode": "live", "max_rounds": "60"}','device-ada',0,1.79488277801282477379e+09,15,'playing','["Ada", "Ben", "Cleo"]','f5137d730bf191868b33a94e599724f6fbc263ab604817ab329a1d12028f96ef','17aca57a70253a4e91386130cd2bc484','ac11ee39253ce2b283ea9207bd13a45b5464bccc2b08bf4edf26742bd12e71c0','',12,4,0,1.7948827781326491833e+09,'',0.0);
INSERT INTO "tables" VALUES('6b2361d97ec7ab0b','merchants',1,'db1d6e9992e1a0bbaf8b6d934138666c4dbd83829d6e65eaadc5c09a3a1af7b5','{"start_cities": "random_set", "courier_start": "random", "first_player": "random", "influence_pick": "choose", "phase2_order": "per_wagon", "negotiation_mode": "structured", "art_of_negotiation": "off", "investment_pass": "lot", "loan_supply": "unlimited", "money_visible": "false", "opening_abilities": "none", "bot_deals": "propose"}','device-ada',0,1.79488277820351529124e+09,15,'playing','["Ada", "Ben"]','04c68bbd4c832486262842929d7c92fc199350ad340c3fb621327ddc2ac5b72f','04c627e07fd46abcdfb66041a10a853e','ed2bc2c4bf088751c7493b7c69226a9334d803a2bfbf15f2f7bf0892cd629caf','',12,3,0,1.79488277839440727237e+09,'',0.0);
INSERT INTO "tables" VALUES('5865dbc518449ae8','fugger',1,'89efd7a04e0615cc2180eebd8f5fc145654e115e07e83b14ca06bf6bb75e38d6','{"draw_rule": "hold_at_most_four", "tie_break": "shared", "two_player_jakob": "after_both_turns", "delivery_timing": "as_action", "show_discard": "counts"}','device-ada',1,1.79488277839757156368e+09,1,'gathering','','','','','',0,0,0,1.79488277839757156368e+09,'',0.0);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_bots_awaited ON tables (bots_awaited);
CREATE INDEX ix_tables_public ON tables (public);
CREATE INDEX ix_seats_device ON seats (device);
CREATE INDEX ix_tables_deadline ON tables (deadline);
COMMIT;