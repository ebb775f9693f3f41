/** Small hints that come once, at the moment they help (UX-4): one entry each, with its words and its moment. */
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { ALT, CTRL_AND, shortcutLabel } from '../../i18n/shortcutLabel'
import { type ToolId } from '../../toolOptions/toolIds'
import { tools } from '../../tools/index'
import { type Hint, type Moment } from './hint'

const key = (id: ToolId, language: Language): string =>
  shortcutLabel(tools.find((tool) => tool.id === id)?.shortcut ?? '', language)

/** For as long as a tool is in the hand, from when it was first taken. */
const taking = (tool: ToolId, text: Localized): Hint => ({
  id: `tool-${tool}`,
  text,
  when: (now, before) => now.tool === tool && before.tool !== tool,
  until: (now) => now.tool !== tool,
})

/** A step of the tool is done. */
const stepOf =
  (tool: ToolId): Hint['when'] =>
  (now, before) =>
    now.tool === tool && now.touched && now.step !== before.step

/** The first that fits is shown. */
export const HINTS: readonly Hint[] = [
  {
    id: 'first-wall',
    text: localized(
      'F retourne ce qui a un dedans et un dehors. Meurtrière, fenêtre, porte et herse se posent sur un mur déjà bâti.',
      'F flips what has an inside and an outside. Slit, window, door and portcullis are set on a wall that stands.',
    ),
    when: (now, before) => now.directional && stepOf('hexside')(now, before),
    until: (now) => now.tool !== 'hexside',
  },
  {
    id: 'first-counter',
    text: localized(
      `R et Maj+R tournent le pion. ${key('select', 'fr')} prend la sélection\u202f: glissez-le alors où vous voulez, Suppr l’enlève.`,
      `R and Shift+R turn the counter. ${key('select', 'en')} takes the selection: then drag it anywhere, Del removes it.`,
    ),
    when: stepOf('counter'),
    until: (now) => now.tool !== 'counter',
  },
  {
    id: 'first-findings',
    text: localized(
      'Castellan a trouvé à redire\u202f: cliquez un constat ci-dessous pour aller à l’endroit\u202f; certains se corrigent d’un bouton.',
      'Castellan has found something: click a finding below to go to the place; some can be mended by a button.',
    ),
    when: (now, before) => now.touched && now.findings > 0 && before.findings === 0,
    until: (now) => now.findings === 0,
  },
  taking(
    'brush',
    localized(
      `${ALT} et clic prélève le terrain sous le pointeur, sans changer d’outil. Maj trace droit, [ et ] changent le rayon.`,
      `${ALT} and click picks the terrain under the pointer without changing tools. Shift paints straight, [ and ] change the radius.`,
    ),
  ),
  taking(
    'hexside',
    localized(
      'Glissez le long des bords, ou cliquez un bord puis, avec Maj, un autre\u202f: le chemin le plus court se bâtit entre les deux.',
      'Drag along the sides, or click one and then, with Shift, another: the shortest way between them is built.',
    ),
  ),
  taking(
    'counter',
    localized(
      'Choisissez un type dans l’onglet Pions, ou glissez-le de là jusqu’à la carte.',
      'Choose a type in the Counters tab, or drag it from there onto the map.',
    ),
  ),
  taking(
    'sight',
    localized(
      'Promenez le pointeur\u202f: ce qui ne se voit pas s’assombrit. Un clic fixe le point de vue et la règle de chaque ligne s’affiche\u202f; Maj+F1 l’ouvre.',
      'Move the pointer: what is not seen turns dark. A click fixes the viewpoint, and the rule of each line is shown; Shift+F1 opens it.',
    ),
  ),
  taking(
    'route',
    localized(
      'Les risques du chemin s’ajoutent ici case par case. Rien ne bouge avant «\u202fDéplacer le pion\u202f».',
      'The risks of the way add up here hex by hex. Nothing moves before “Move the counter”.',
    ),
  ),
  taking(
    'stamp',
    localized(
      'R tourne le morceau de 60°, F le retourne. Un tampon reste en main\u202f; ce qui est collé, avec Maj et clic.',
      'R turns the piece by 60°, F mirrors it. A stamp stays in the hand; what is pasted, with Shift and click.',
    ),
  ),
  {
    id: 'many-selected',
    text: localized(
      `${CTRL_AND}C copie la sélection avec tout ce qui s’y trouve, aussi vers une autre fenêtre. Clic droit\u202f: ce que l’on peut en faire.`,
      `${CTRL_AND}C copies the selection with all that is on it, into another window as well. Right click: what can be done with it.`,
    ),
    when: (now, before) => now.tool === 'select' && now.selected > 1 && before.selected <= 1,
    until: (now) => now.selected <= 1,
  },
  {
    id: 'bare-map',
    text: localized(
      `La carte est vide\u202f: ${key('brush', 'fr')} prend le pinceau, ${key('hexside', 'fr')} les murs et les bords, ${key('counter', 'fr')} les pions. Tout s’annule par ${CTRL_AND}Z.`,
      `The map is bare: ${key('brush', 'en')} takes the brush, ${key('hexside', 'en')} walls and sides, ${key('counter', 'en')} counters. ${CTRL_AND}Z undoes anything.`,
    ),
    when: (now) => now.bare && !now.touched,
    until: (now) => !now.bare || now.touched,
  },
  {
    id: 'commands',
    text: localized(
      `${CTRL_AND}K trouve toute commande et toute case par son nom. F1 montre les raccourcis.`,
      `${CTRL_AND}K finds any command, and any hex by its name. F1 shows the shortcuts.`,
    ),
    when: (now, before) => now.document !== before.document && !now.bare,
  },
]

/** The hint to show now: a new one whose moment this is, else the one shown while it lasts. */
export function hintAt(
  now: Moment,
  before: Moment,
  { shown, seen }: { readonly shown: Hint | undefined; readonly seen: readonly string[] },
): Hint | undefined {
  const fresh = HINTS.find((hint) => !seen.includes(hint.id) && hint !== shown && hint.when(now, before))
  if (fresh) return fresh
  return shown?.until?.(now) ? undefined : shown
}
