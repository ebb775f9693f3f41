/** UX-5: what a broken file means and what to do, in plain words, before where it is broken. */
import { expect, test } from 'vitest'
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { fileErrorWords } from '../../renderer/dialogs/fileErrorWords'
import { type FileErrorView } from '../../renderer/editor/ports/files'

const view = (more: Partial<FileErrorView>): FileErrorView => ({
  file: 'x.castellan',
  message: FILE_FAULTS.unknown,
  ...more,
})

test('a damaged file: an earlier version where there is one, else a copy, or the line', () => {
  const damaged = view({ fault: 'damaged', line: 12 })
  expect(fileErrorWords(damaged, true)).toEqual({
    fr: 'Ce fichier est abîmé ou incomplet\u202f: Castellan ne peut pas le lire en entier. Ouvrez une version antérieure, ou corrigez la ligne 12 dans un éditeur de texte.',
    en: 'This file is damaged or incomplete: Castellan cannot read it whole. Open an earlier version, or correct line 12 in a text editor.',
  })
  expect(fileErrorWords(damaged, false)?.en).toContain('Go back to a copy of it, or correct line 12')
  expect(fileErrorWords(view({ fault: 'damaged' }), true)?.fr).toContain('ou corrigez le fichier dans')
})

test('a file of others: versions are named only where there are some', () => {
  expect(fileErrorWords(view({ fault: 'foreign' }), true)?.fr).toContain('Ouvrez une version antérieure')
  expect(fileErrorWords(view({ fault: 'foreign' }), false)?.en).toBe(
    'This file is no Castellan scenario, or it is damaged from its beginning. Choose a .castellan file.',
  )
})

test.each(['newer', 'other-rules'] as const)('%s: the file is intact', (fault) => {
  expect(fileErrorWords(view({ fault }), true)?.fr).toMatch(/^Ce fichier est intact, mais /)
  expect(fileErrorWords(view({ fault }), true)?.en).toMatch(/^This file is intact, but /)
})

test('what could not even be read says itself what to do', () => {
  expect(fileErrorWords(view({}), true)).toBeUndefined()
})
