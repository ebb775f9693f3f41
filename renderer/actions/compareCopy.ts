/** Compares the scenario with a copy of it: the differences are listed beside the map and framed on it (XCH-7). */
import { localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

export const compareCopy: Action = {
  id: 'compare-copy',
  name: () => localized('Comparer avec une copie…', 'Compare with a copy…'),
  isEnabled: always,
  async run(editor, ui) {
    const scenario = await editor.files.choose()
    if (!scenario) return
    editor.session.compareCopy({ title: scenario.info.title, scenario })
    ui.showTab('copy')
  },
}
