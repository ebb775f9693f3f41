/** The paragraphs of the infiltration rules of Magna Carta (§ 1.1), in their order. */
import { type Paragraph, paragraph } from './paragraph'

export const INFILTRATION_PARAGRAPHS: readonly Paragraph[] = [
  paragraph(
    '1.1.1 principle: vulnerable next to available = free attack',
    'MC-INF-1 MC-INF-5',
    'route safest retreats contacts',
  ),
  paragraph('Vulnerability: passing in front; volte', 'MC-INF-1 MC-VOL-1', 'route'),
  paragraph(
    'Not available (1): may be attacked by an enemy; potential is enough',
    'MC-INF-5 MC-INF-12',
    'route safest contacts',
  ),
  paragraph(
    'Arrow slit does not protect the infiltrator (counter-example)',
    'MC-INF-13 MC-ATT-1',
    'route contacts',
  ),
  paragraph(
    'Not available (2): pushed back or wounded by offensive fire, whole turn',
    'MC-INF-5',
    'route fire',
  ),
  paragraph(
    'Not available (3): has fired defensively; symmetric: opportunity attack bars defensive fire',
    'MC-INF-5 MC-INF-6',
    'route fire',
  ),
  paragraph(
    'Resolution: as many attacks as available opponents, one per opponent and phase',
    'MC-INF-6 MC-INF-7',
    'route',
  ),
  paragraph('Owner chooses, opponent by opponent, at once', 'MC-INF-6', 'route'),
  paragraph('1D10 for each, table', 'MC-INF-7 MC-INF-9', 'route resolve tables'),
  paragraph(
    'Movement phase: every hex entered and left, before going on; contact made a moment ago counts',
    'MC-INF-1 MC-INF-12',
    'route',
  ),
  paragraph('Not in the last hex', 'MC-INF-1', 'route'),
  paragraph('Example 1', 'MC-EX-1', 'gallery route'),
  paragraph(
    'Example 2 (mounted mameluk, wood; Fatimid pikeman no bonus)',
    'MC-EX-2 MC-ATT-3',
    'gallery route contacts',
  ),
  paragraph(
    'Combat phase: advance and retreat, last hex included',
    'MC-INF-2 MC-INF-3',
    'route retreats fight',
  ),
  paragraph('Advance: not the first hex', 'MC-INF-2', 'route fight'),
  paragraph('Example 3', 'MC-EX-3', 'gallery route'),
  paragraph('Retreat: every hex, first to last', 'MC-INF-3', 'route retreats'),
  paragraph(
    'No retreat next to an opponent of the combat; else stays and is wounded',
    'MC-INF-4',
    'retreats fight',
  ),
  paragraph(
    'Example 4 (three ways; first hex away from the fire)',
    'MC-EX-4 MC-RET-1',
    'gallery route retreats',
  ),
  paragraph('1.1.3 table 1-5 / 6-7 / 8-9 / 10', 'MC-INF-9', 'route resolve tables'),
  paragraph('Modifiers (rider, armour, wounded / rider, pole arm, wounded)', 'MC-INF-10', 'route resolve'),
  paragraph('§ only halberds, vouges, western pikes from the 12th century', 'MC-INF-10', 'sheet route'),
  paragraph('Terrain: window, slit, rider into wood', 'MC-INF-8', 'route'),
  paragraph(
    'Boats: none onto a boat from another boat, sea, land; yes from a boat at land or sea',
    'MC-INF-8 MC-ATT-4',
    'route',
  ),
  paragraph('Riders: either half triggers', 'MC-INF-14 MC-GEO-3', 'route'),
  paragraph(
    '1.1.4 volte: two central lateral hexes only, 1 or 2 dice; else free',
    'MC-VOL-1 MC-VOL-2',
    'route reach',
  ),
  paragraph('Example 5', 'MC-EX-5', 'gallery route'),
]
