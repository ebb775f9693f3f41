/** The rules that stand in none of the four sources: of the published sheets and boards, ours, and those of the workshop. */
import { type Paragraph, paragraph } from './paragraph'

/** Facts of boards and sheets as players know them. */
export const PUBLISHED_PARAGRAPHS: readonly Paragraph[] = [
  paragraph('Boards of the medieval family: size, numbering, edges, spans', 'MC-MAP-1', 'scenario'),
  paragraph('Walls as hexes, integrity, markers over terrain', 'MC-MAP-2', 'fire naphtha los map'),
  paragraph('One character is several pieces of cardboard', 'MC-MAP-3', 'stacking fire sheet'),
  paragraph('Naphtha thrower', 'MC-MAP-4', 'naphtha'),
  paragraph(
    'Set-up, no man’s land, length of games',
    'MC-MAP-5',
    'scenario prove',
    'advice for who sets a scenario up',
  ),
  paragraph('Five grades of every profile', 'CM-STAT-1', 'sheet command reach'),
  paragraph('Category, size, figures, steps', 'CM-STAT-2', 'sheet'),
  paragraph('Profiles: movement, weapon, morale, command, magic', 'CM-STAT-3', 'sheet fire reach'),
  paragraph('Faculties of units', 'CM-STAT-4', 'sheet reach stacking fight'),
  paragraph('State of a unit', 'CM-STAT-5', 'sheet fire'),
  paragraph('Sky, weather, wind and fog at the start', 'CM-SCN-1', 'scenario'),
  paragraph('Effects of fog and weather', 'CM-SCN-2', 'fire reach tables'),
  paragraph('Armies and wings, orders, retreat edges', 'CM-SCN-3', 'scenario check'),
  paragraph('Boards of the fantasy game', 'CM-SCN-4', 'scenario'),
  paragraph('Obstacle markers', 'CM-OBS', 'reach stacking fight'),
]

/** Paragraphs that the sources imply or leave out, and the program fills in. */
export const OUR_PARAGRAPHS: readonly Paragraph[] = [
  paragraph('Facing on foot in Magna Carta', 'MC-GEO-1', 'contacts'),
  paragraph('Who can strike whom, and what forbids it', 'MC-ATT MC-ATT-2 MC-ATT-5', 'contacts fight'),
  paragraph('Order of a player turn', 'MC-SEQ-1', 'fire play'),
  paragraph('Retreats after combat; stopped in a retreat', 'MC-RET-4 MC-RET-5', 'retreats fight route'),
  paragraph('Advance after combat', 'MC-ADV-1', 'fight route'),
  paragraph('Two-handed weapons and charges of Magna Carta', 'MC-CBT-5', 'fight'),
  paragraph(
    'The side just in front of a target; lines through a vertex',
    'CM-SID-2 CM-SID-5',
    'fire advantage',
  ),
  paragraph('Engagement between the placements of flight and of infiltration', 'CM-ENG-3', 'contacts'),
  paragraph('Bearing of a firer at a distance', 'CM-ORI-7', 'fire advantage'),
  paragraph('Sight is mutual; blaze and smoke', 'CM-LOS-9 CM-LOS-10', 'los fov seen'),
  paragraph(
    'Sight of the medieval family: heights, walls, openings, roofs',
    'HS-LOS-1 HS-LOS-2 HS-LOS-3 HS-LOS-4 HS-LOS-5 HS-LOS-6 HS-LOS-7 HS-LOS-8 HS-LOS-9 HS-LOS-10',
    'los fov seen dead-ground watched fire',
  ),
  paragraph(
    'Cover, fire over others, riders, throwers',
    'HS-LOS-11 HS-LOS-12 HS-LOS-13 HS-LOS-14 HS-LOS-15 HS-LOS-16 HS-LOS-17',
    'fire naphtha',
  ),
  paragraph(
    'Movement of the medieval family',
    'HS-MOV-1 HS-MOV-2 HS-MOV-3 HS-MOV-4 HS-MOV-5 HS-MOV-6 HS-MOV-7',
    'reach route stacking turns',
  ),
  paragraph('Leaving the map, capture, doors and portcullises', 'HS-MOV-9 HS-CAP-1 HS-OPN-1', 'play'),
]

/** Paragraphs that the workshop itself states for maps, counters and scenarios. */
export const WORKSHOP_PARAGRAPHS: readonly Paragraph[] = [
  paragraph(
    'Options and house tables, turns, reinforcements, victory',
    'SCN-1 SCN-3 SCN-4 SCN-5',
    'scenario check play',
  ),
  paragraph('Size of the map, slots and sides of features', 'DOC-3 DOC-6 SID-3 SID-4', 'map check'),
  paragraph('Counters and their sheets, one design', 'CTR-1 CTR-5', 'sheet'),
  paragraph(
    'What the checks ask',
    'CHK-1 CHK-2 CHK-3 CHK-4 CHK-5 CHK-6 CHK-7 CHK-8 CHK-9 CHK-10',
    'check stacking reach',
  ),
]
