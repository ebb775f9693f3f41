/** The paragraphs of the game sheet no. 2 of Magna Carta, in its order. */
import { type Paragraph, paragraph } from './paragraph'

export const GAME_SHEET_PARAGRAPHS: readonly Paragraph[] = [
  paragraph(
    'Ranges, frequency, movement limits of 8 weapons',
    'MC-FIR-1',
    'fire reach route safest turns play tables',
  ),
  paragraph(
    'Fire at foot: rows by weapon, cover, armour +1, results',
    'MC-FIR-3 MC-FIR-4 MC-FIR-5',
    'fire resolve',
  ),
  paragraph('Fire at riders', 'MC-FIR-3 MC-FIR-4 MC-FIR-6', 'fire resolve'),
  paragraph('Fire modifiers', 'MC-FIR-2', 'fire resolve'),
  paragraph(
    'Defensive results: A -2 / -4 points, D on foot 1 or 2, none for the rest',
    'MC-FIR-5 MC-FIR-6',
    'fire',
  ),
  paragraph(
    'Defensive results B on foot (wounded + half of what remains), C mounted (wounded + A)',
    'MC-FIR-5 MC-FIR-6',
    'fire',
  ),
  paragraph(
    'Impact hex: all shooters and naphtha roll 1D10',
    'MC-NAP-1',
    'naphtha',
    'the diagram is lost: ours for naphtha, none for shooters',
  ),
  paragraph('§ retreat at once, first hex away', 'MC-RET-1', 'retreats fire'),
  paragraph(
    '§ through friends, displacing friends, infiltration for both, not through enemies',
    'MC-RET-1 MC-RET-2 HS-MOV-8',
    'retreats route',
  ),
  paragraph('§ short = wounded; rider straight, no about-turn', 'MC-RET-3', 'retreats'),
  paragraph(
    'Stunned or wounded again = dead; stunned forced back = dead',
    'MC-INF-11',
    'retreats fight fire naphtha',
  ),
  paragraph(
    'Combat tables, column, several (mounted) attackers, armour +1',
    'MC-CBT-1 MC-CBT-2 MC-CBT-3 MC-CBT-4',
    'fight resolve',
  ),
  paragraph('Infiltration on the sheet: front of the counter only', 'MC-GEO-3', 'naphtha route'),
  paragraph('Camel riders as riders', 'MC-INF-10', 'sheet route'),
  paragraph('Naphtha: 7 hexes burn together, each rolls 1D10', 'MC-NAP-2 MC-NAP-3', 'naphtha'),
  paragraph('Naphtha on foot', 'MC-NAP-3', 'resolve naphtha'),
  paragraph('Naphtha mounted 3-4: stunned, the mount retreats 2', 'MC-NAP-3', 'naphtha'),
  paragraph('Naphtha mounted 1-2, >=5; front hex only', 'MC-NAP-3 MC-GEO-3', 'naphtha'),
  paragraph('Naphtha stunned', 'MC-NAP-3', 'naphtha'),
  paragraph('Retreat onto a burning hex: new roll', 'MC-NAP-4', 'naphtha retreats play'),
  paragraph(
    'Composite/short bow: half movement to fire in both phases',
    'MC-FIR-1',
    'fire reach route safest turns play',
  ),
]
