/** The source of each rule and what is uncertain about it: RULES.md shows it beside the sentence. */
import { type RuleId } from './sentences/ruleIds'
import { type Source } from './mapRows'

export interface RuleNote {
  readonly source: Source
  /** The part that is uncertain or filled in by us, and why. */
  readonly uncertain?: string
  /** Advice to players, from which no code follows. */
  readonly advice?: string
}

const fromPlayers = 'Told by players of the boards, in no rule text: a preset, not a constant.'
const lostTable = 'The source’s table reached us scrambled; its cells were put back by counting.'

const sheetOnly = 'Not in our source: from the game’s published sheets.'

/** The uncertain part of a rule, by its source; none where the source alone differs from that of its family (`familySource`). */
const NOTES: Readonly<Record<Source, Partial<Record<RuleId, string>>>> = {
  book: {
    'MC-GEO-3':
      'The game sheet says that the counter’s top counts for infiltration, the infiltration rules that either hex does: these win, by our choice.',
    'MC-INF-14':
      'The game sheet says that the counter’s top counts for infiltration, the infiltration rules that either hex does: these win, by our choice.',
    'MC-ATT-3':
      'The example has a character "under a tree"; whether an orchard counts is an option: it does unless the scenario says otherwise.',
    'MC-INF-8':
      'The source does not say what one boat is: boat hexes that touch are, unless a barrier (a ship’s side) stands between them.',
    'MC-INF-5':
      '"This turn" is read as the whole game turn, as the source’s remark on its duration is the strongest.',
    'MC-INF-13': 'That it holds for a rider next to a wood is our consequence.',
    'MC-FIR-2': 'That a die below 1 counts as 1 is ours.',
    'MC-RET-2': 'Where a displaced friend goes is not said: one step, to a free hex (HS-MOV-8).',
    'MC-RET-3':
      'How a rider keeps to a straight line is ours: the whole counter is moved, its facing kept, whichever way it faces.',
    'MC-ADV-1': 'The length of an advance is not in the source: data, 2 unless a house table says otherwise.',
    'SV-MOV-1': 'What a rider pays to turn is not in the source: data, 1 a step.',
    'SV-GRP-1':
      'Open ground is the source’s "no tree": an orchard has trees unless an option says otherwise. In file is read as: of those who pass doors or stairs in one step, each but the leader enters a hex that another of them leaves.',
    'SV-GRP-2':
      'In front is read as: no other member in one of its front hexes, whichever way the fire comes.',
    'SV-WAL-1': 'Beside the group advance the source gives a shield wall no effect.',
    'SV-OPP-5':
      'The two modifiers of the wounded stand as printed, in the opposite sense of Magna Carta’s: it looks like a slip. An option turns them.',
    'SV-FIR-1':
      'The height advantage is read as over the one in between: the firer’s ground is higher than its.',
    'SV-FIR-2':
      'No source has a column for a mounted target in heavy cover: ours is the medium one moved up.',
    'SV-FIR-3': 'That a rider has three rear hexes, and that the last hex of a move counts, is ours.',
    'SV-FIR-5': 'Stone, axe, sling, longbow and ballista have a range in no source: a house table gives it.',
    'SV-CBT-1': 'That factors multiply and halves are kept until the sum is rounded down is ours.',
    'SV-CBT-3': 'Savoy’s own combat tables are not in the source: Magna Carta’s serve until they are given.',
    'SV-ARM-2': 'A line along the side between a front hex and another is read as not from the front.',
    'SV-ARM-3':
      'That a rider saved down to a retreat keeps the saddle is ours; with the mount down it stops, on foot.',
    'SV-ARM-4': 'That the save comes before the second wound is ours.',
    'CM-TER-1':
      'That two different classes add up is the literal reading; by an option only the worse one counts. The published combat sheet has other figures: an option takes them. Read literally: units of the flying class may stand in water and lava, for only impassable ground says "none on the ground". Ours, of the combat sheet: only the hexes of units on the ground count, and what terrain takes from who fires out of it and from who fires into it adds up.',
    'CM-TER-2':
      'That an outdoor hex next to a cave needs the scenario’s leave, and an inaccessible one does not, is ours: the source says both that outdoors forbids and that a hex next to a cave allows.',
    'CM-TER-4':
      'The table is not in our source but on the published movement sheet. Ours: a 30-degree turn counts as a step; lava, which has a column that no sheet prints, counts as clear for those who may be there. First and further turn steps are counted over the whole move; one turn of a minimal move is one turn step, of a formation one pivot or about-turn, and a minimal move takes all points. A formation steps with both halves half left or half right of where it faces and pays the dearer; its pivot costs a turn step and the hex that the outer half wheels into. Passing through a friend is paid on leaving its hex, not in the hex that a move starts from.',
    'CM-SID-2':
      'That fire compares the altitudes of the two hexes even where the side between them is confirmed normal is ours.',
    'CM-SID-3':
      'Ours: a climb’s or swim’s minimal move absorbs the half point of going up, and a normal side takes a level difference away. A road stands in place of the hex’s terrain whatever it is: it leads over water, lava and rock all whose class has a road column, but no flyer, and no formation where the ground is not clear.',
    'CM-SID-4':
      '"Assault" is defined on no sheet: fortification sides use the climber’s figures. That flyers ignore these bans is ours, and so are three readings: a swimmer’s −2 from a water hex adds to that of the terrain; who strikes at one that climbs or swims pays nothing for it; in flight and in the rock neither sides nor levels count in shock.',
    'CM-SID-6':
      'The source speaks of an owner and does not say who that is: the scenario sets it; that it passes to an enemy alone inside is ours, and so is that an entrance gives no cover against the fire of those to whom it is open.',
    'CM-SID-1':
      'Read as: units of the flying class, whether in flight or not. That who goes from rock to rock passes below the sides is ours.',
    'CM-ADJ-1':
      'Ours: a hex is forbidden to a unit that may be there neither in its own placement nor in the other’s; to a formation also terrain that bars formations; what a minimal move reaches is not forbidden.',
    'CM-ENG-1':
      'Across a side that one climbs or swims over, who is attacked engages the attacker in turn (CM-SID-4); that it must face it is ours.',
    'CM-ENG-2':
      'That in the same hex, where facings do not count, the top of a stack is the one engaged is ours.',
    'CM-ORI-1':
      'The diagrams of the zones are missing from our source; they are those of the published sheet.',
    'CM-ORI-2':
      'That a formation in hedgehog mode keeps its front, flanks and rear is the literal reading: it "has a facing". That turning is "without risk of loss of cohesion" (« sans risque de Perte de Cohésion ») names a risk that no sheet defines: nothing follows from it.',
    'CM-ORI-3':
      'On falling back the source says "any zone for a unit that has not only a front zone": a slip, read the other way round.',
    'CM-ORI-4':
      'That a formation attacks, and is attacked, by those of its hexes that serve the attacker best is ours.',
    'CM-ORI-5':
      'That stacked means the same placement of a hex, not the same position, is ours. The penalty to the passage test (« Test de Traversée ») of one that passes through with another facing is defined on no sheet: nothing follows from it.',
    'CM-ORI-6':
      'That a formation may pivot in a move and turn about in a move, a flight or a face-about, one turn at a time, is ours.',
    'CM-STK-1':
      'That points count by position, of both belligerents together, and enemies and order by placement is ours.',
    'CM-STK-5':
      'Ours: a formation that is stacked in one of its hexes attacks only where it is the top there too; a small unit that joins large ones goes below them.',
    'CM-LOS-3':
      'Adjacency is not mutual, sight is: between hexes that touch nothing is crossed, so that every line there is free, units or not.',
    'CM-LOS-4':
      'The terrain is read as what the map shows, made rough by a fire-start; the class that an obstacle gives its hex changes no altitude: a hidden trap would tell where it lies.',
    'CM-LOS-8': 'That a half off the map is ignored is ours.',
    'CM-LOS-9': 'That a formation sees and is seen by either half is ours.',
    'CM-LOS-10': `${sheetOnly} That nothing blocks on an end hex is ours.`,
    'CM-FLY-1': 'That rock in a cave (impassable terrain) is not accessible is ours.',
    'CM-FLY-2':
      'Ours: ground, low and high flight lead to each other at once; in a cave a hex costs what the movement table says, and a change of placement on the way half a point more. Obstacles cost who comes down into their hex from the next one, not who comes down in place.',
    'CM-INF-2':
      'All movement points is read as the whole move: nothing was spent before, and who has no points cannot. The source allows going into the rock of the next hex, where the movement table has no entry for both changes at once.',
    'CM-WAN-1':
      'Ours: it holds in every placement, and in fog on every hex; the hexes that a move starts from do not stop it. A step aside costs no points.',
    'CM-WAN-2':
      'Ours: a hex for a minimal move only is not forbidden, unless the unit is exhausted; a formation that cannot pivot stays as it was, shaken. No marker is a pit.',
    'CM-FLY-3':
      'A supported attack is defined on no sheet that we have: flight allows it, and nothing here forbids one.',
    'CM-FLY-4': 'Ours: the height advantage is that of a level; between two in high flight nobody has it.',
    'CM-INF-1':
      'Built is read as the class of fortifications. The scenario’s leave widens what outdoors forbids, not this rule: the hex must be next to a cave.',
    'CM-INF-3':
      'A supported attack is defined on no sheet that we have: infiltration allows it, and nothing here forbids one. Between the ground and the rock the hex of the ground unit counts as one that it attacks from, or that is attacked: ours.',
    'CM-HID-1':
      'The source asks for the scenario’s leave in one line and for nothing in the next: in play it is asked too, unless an option says otherwise. That a routed troop cannot hide, and that an enemy decoy prevents it as a unit would, is ours.',
    'CM-HID-2':
      'Ours: a stack is what lies in one placement of a hex, a formation joins those of its two hexes; the top is played first; which decoy goes is its player’s choice, the program names the last.',
    'CM-CMD-4':
      'How far command reaches stands on no sheet that we have: here is only what each hex counts as, along the straight line unless another way is given.',
    'CM-SCN-1': sheetOnly,
    'CM-SCN-2': `${sheetOnly} Who the skirmishers are is ours: the small units, which fire one hex far in dense fog.`,
    'CM-SCN-3':
      'Not in our source: from the game’s published sheets. Ours: a retreat edge is out of reach when each of its hexes is closed to every unit of the wing, in every placement; two edges of the map share no position, not even at a corner.',
    'CM-SCN-4': sheetOnly,
    'CM-OBS': `${sheetOnly} That the stacking points are the herd’s only, and that an obstacle makes only clear and rough ground harder, is ours.`,
    'CM-STAT-1': sheetOnly,
    'CM-STAT-2': sheetOnly,
    'CM-STAT-3': `${sheetOnly} The names of the classes are ours.`,
    'CM-STAT-4': `${sheetOnly} The names of the faculties are ours. The source names the faculty light-sensitive (« Fragile à la Lumière ») and defines it nowhere: no rule reads it.`,
    'CM-STAT-5': sheetOnly,
  },
  reconstructed: {
    'MC-SEQ-1': 'The order of the phases is implied, never listed.',
    'MC-FIR-1':
      'The limits of the mounted composite bow, of the short bow’s second mode and of the dagger were attached by counting cells.',
    'MC-FIR-3':
      'The source labels the same nine rows differently for three groups of weapons; one table and a shift say the same.',
    'MC-FIR-4': lostTable,
    'MC-CBT-4':
      'The source lists the letters of each column without its blanks: where "no effect" stands is an option with two readings. The chances are the same in both.',
    'MC-CBT-5':
      'Implied by the Savoy text. A charge bonus exists, but no source gives its figure: data, none.',
    'MC-MAP-1': fromPlayers,
    'MC-MAP-2': fromPlayers,
    'MC-MAP-3': fromPlayers,
    'MC-MAP-4': fromPlayers,
    'MC-MAP-5': fromPlayers,
  },
  house: {
    'MC-ATT-2': '',
    'MC-ATT-4': 'The source speaks of boats for infiltration only; nothing forbids melee there.',
    'MC-ATT-5': '',
    'CM-SID-5':
      'The source only says "just behind": from either side unless an option says inside only; which sides a line through a vertex crosses last is ours. Inside is asked of fortifications only: a hex of the fortification.',
    'CM-ENG-3': 'Implied by the lists of shock in flight and in the rock; the source’s own list has neither.',
    'CM-ORI-7': 'The bearing on a formation is taken from the middle of its long side.',
  },
  uncertain: {
    'MC-RET-1':
      'The source says "away from the fire" only; two or three hexes are farther from the firer. An option takes the best aligned instead.',
    'MC-RET-5': 'The source does not say what a stop in the middle of a retreat means.',
    'MC-NAP-1':
      'The scatter diagram is a picture that is missing from the source; ours is data. The sheet has all shooters roll on it, not naphtha throwers alone; here other missiles hit the hex aimed at.',
    'MC-NAP-2': 'Whether naphtha is lit on impact or later is not said; on impact unless told otherwise.',
  },
}

const ADVICE: Partial<Record<RuleId, string>> = {
  'MC-MAP-5': 'How authors usually lay out a scenario: nothing to compute or to refuse.',
}

/** The source of a rule, and what is uncertain about it. */
export function ruleNote(rule: RuleId): RuleNote {
  const sources = Object.keys(NOTES) as Source[]
  const source = sources.find((one) => NOTES[one][rule] !== undefined) ?? familySource(rule)
  const [uncertain, advice] = [NOTES[source][rule], ADVICE[rule]]
  return { source, ...(uncertain && { uncertain }), ...(advice && { advice }) }
}

/** `MC-`, `SV-` and `CM-` are the books'; `HS-` and what the program asks of any scenario are ours. */
function familySource(rule: RuleId): Source {
  return /^(MC|SV|CM)-/.test(rule) ? 'book' : 'house'
}
