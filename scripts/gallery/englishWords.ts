/** The words of the ready scenarios in English, by the French ones; those of the catalogue's units are the catalogue's own. */

/** Titles, names, notes, origins and captions. What is listed as itself is a name in both languages. */
export const ENGLISH_WORDS: Readonly<Record<string, string>> = {
  ...same('Infiltration 1', 'Infiltration 2', 'Infiltration 3', 'Infiltration 4', 'Infiltration 5'),
  ...same('H1', 'H2', 'H4', 'H5'),
  'Les croisés': 'The crusaders',
  'Les Sarrasins': 'The Saracens',
  'Guerrier normand': 'Norman warrior',
  'Chevalier normand': 'Norman knight',
  Templier: 'Templar',
  'Fantassin sarrasin': 'Saracen foot soldier',
  'Fantassin syrien': 'Syrian foot soldier',
  'Fantassin soudanais': 'Sudanese foot soldier',
  'Piquier fatimide': 'Fatimid pikeman',
  'Mamelouk monté': 'Mounted mameluk',
  'Arbalétrier sarrasin': 'Saracen crossbowman',
  Normands: 'Normans',
  Templiers: 'Templars',
  Sarrasins: 'Saracens',
  Syriens: 'Syrians',
  Soudanais: 'Sudanese',
  Fatimides: 'Fatimids',
  Mamelouks: 'Mameluks',
  ...same('Bohémond', 'Yusuf', 'Omar', 'Ali', 'Baybars', 'Salah', 'Nadir', 'Bilal'),
  ...same('Amalric', 'Karim', 'Tarik'),

  'La sortie': 'The sortie',
  'La garnison': 'The garrison',
  'Les assiégeants': 'The besiegers',
  'Sire Guy de Montbrison et sa mesnie.': 'Sire Guy de Montbrison and his household.',
  'Comte Aymar et ses routiers.': 'Count Aymar and his routiers.',
  'Sire de Montbrison': 'Lord of Montbrison',
  Chevalier: 'Knight',
  'Sergent monté': 'Mounted sergeant',
  Arbalétrier: 'Crossbowman',
  'Homme d’armes': 'Man-at-arms',
  Vougier: 'Billman',
  Moine: 'Monk',
  Écuyer: 'Squire',
  'Comte Aymar': 'Count Aymar',
  'Chevalier routier': 'Routier knight',
  Lancier: 'Spearman',
  Hachier: 'Axeman',
  Paysan: 'Peasant',
  ...same('Archer', 'Turcopole', 'Routiers', 'Turcopoles'),
  'Frère Anselme': 'Brother Anselm',
  ...same('Sire Guy', 'Renaud', 'Hugues', 'Gontran', 'Odon', 'Raoul', 'Colin', 'Aubry', 'Thibaud', 'Gautier'),
  ...same('Perrin', 'Milon', 'Josse', 'Aymar', 'Foulques', 'Baudouin', 'Iskandar', 'Yorgos', 'Wat', 'Simon'),
  ...same('Dickon', 'Lorenz', 'Hal', 'Ector', 'Bertrand', 'Osric', 'Ragnar', 'Tom', 'Mahaut'),

  'Le col': 'The pass',
  'La garde du col': 'The guard of the pass',
  'Les ailes': 'The wings',
  'Les nains de la mine': 'The dwarves of the mine',
  'La colonne': 'The column',
  'La horde': 'The horde',
  'Le gros': 'The main body',
  'La meute': 'The pack',
  'Vieille Cendre': 'Old Cinder',
  'Le col des Griffons': 'Griffon Pass',
  ...same('Ysolde', 'Durgan', 'Gorzag'),

  'Sous la colline': 'Under the hill',
  'L’expédition': 'The expedition',
  'L’avant-garde': 'The vanguard',
  'Ceux d’en bas': 'Those below',
  'Le repaire': 'The lair',
  'La Colline creuse': 'The Hollow Hill',
}

/** The three letters on the counters of the medieval scenarios, as short for the English names. */
export const ENGLISH_CODES: Readonly<Record<string, string>> = {
  ...{ NGU: 'NWA', NCH: 'NKN', TCH: 'TKN', SFA: 'SFO', YFA: 'YFO', DFA: 'DFO', MCA: 'MRI' },
  ...{ NSM: 'NMS', NHA: 'NMA', NVO: 'NBI', NEC: 'NSQ', RCH: 'RKN', RLA: 'RSP', RHA: 'RAX', RPA: 'RPE' },
  ...same('FPI', 'Scb', 'NSG', 'Nsb', 'Ncb', 'NMO', 'RCO', 'TCM', 'Rsb', 'Rcb'),
}

function same(...words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(words.map((word) => [word, word]))
}
