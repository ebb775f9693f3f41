/** The type of the notes on rules: what is uncertain or filled in about each, by the source of the rule. */
import { type Localized } from '#shared/i18n/localized'
import { type Source } from '#shared/rules/map/mapRows'
import { type RuleId } from '../sentences/ruleIds'

/** Notes by source; without words where only the source differs from that of the rule’s family. */
export type NotesBySource = Readonly<Partial<Record<Source, Partial<Record<RuleId, Localized | undefined>>>>>
