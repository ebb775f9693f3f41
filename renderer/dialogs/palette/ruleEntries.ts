/** The rules in the palette: by their ids, and by the words of their sentences. */
import { familyPrefix } from '#shared/rules/reference/families'
import { holdsIn } from '#shared/rules/reference/reference'
import { type RuleId, RULES } from '#shared/rules/sentences/ruleIds'
import { type Editor } from '../../editor/editor'
import { say } from '../../i18n/language'
import { fitOfSentence, wordsOf } from '#shared/i18n/search'
import { type Ui } from '../../ui/uiStore'
import { type PaletteEntry } from './paletteEntry'

/** More would not be read; the rules themselves have a search. */
const SHOWN = 8

const IDS = Object.keys(RULES) as RuleId[]

/** Rules of any game whose ids begin with what is typed ("MC-INF"); else those of the scenario’s rules by words, best first. */
export function ruleEntries(editor: Editor, ui: Ui, query: string): readonly PaletteEntry[] {
  const { language } = editor.store.getState().view
  const { id: ruleset } = editor.document.ruleset
  const typed = query.trim().toUpperCase()
  const named = IDS.filter((id) => id.startsWith(typed) && typed.length > familyPrefix(id).indexOf('-'))
  const sought = wordsOf(query)
  const scored = IDS.filter((id) => holdsIn(id, ruleset)).flatMap((id) => {
    const score = fitOfSentence(`${id} ${RULES[id][language]}`, sought)
    return score === undefined ? [] : [{ id, score }]
  })
  const found = named.length > 0 ? named : scored.sort((a, b) => b.score - a.score).map(({ id }) => id)
  return found.slice(0, SHOWN).map((id) => ({
    id: `rule:${id}`,
    label: say(language)(RULES[id]),
    group: id,
    enabled: true,
    passing: true,
    run: () => ui.openRule(id),
  }))
}
