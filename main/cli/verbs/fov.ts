/** `fov`: the hexes seen from a hex, and those not seen. */
import { colon } from '#shared/i18n/localized'
import { hexNamed, nameOfHex } from '../hexNames'
import { loadAsked } from '../scenarioFile'
import { choice, required } from '../values'
import { option, type Verb } from '../verb'

export const fov: Verb = {
  name: 'fov',
  summary: { fr: 'champ de vision', en: 'field of view' },
  arguments: '<file>',
  options: [
    option('--from <hex>', 'case d’où l’on regarde', 'hex to look from'),
    option(
      '--from-placement <place>',
      'placement dans cette case (ground)',
      'placement in that hex (ground)',
    ),
  ],
  async run(call) {
    const name = required(call, 'from')
    const { scenario, analysis } = await loadAsked(call)
    const { sight } = analysis
    const placement = choice(call, 'fromPlacement', sight.placements)
    const from = { ...hexNamed(scenario, name, '--from'), ...(placement && { placement }) }
    const view = sight.fieldOfView(scenario, from)
    const [visible, hidden] = [view.visible, view.hidden].map((hexes) =>
      hexes.map((hex) => nameOfHex(scenario, hex)),
    ) as [string[], string[]]
    const french = call.language === 'fr'
    const list = (title: string, names: readonly string[]): string =>
      `${title} (${names.length})${colon(call.language)} ${names.join(' ') || '–'}`
    return {
      json: { visible, hidden },
      text: [
        list(french ? 'en vue' : 'in sight', visible),
        list(french ? 'hors de vue' : 'out of sight', hidden),
      ].join('\n'),
    }
  },
}
