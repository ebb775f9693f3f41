/** Pictures of a module that are cleaned before a scenario embeds them: what they lose is listed. */
import { expect, test } from 'vitest'
import { artOf } from '#shared/interchange/vassal/read/art'
import { type ModuleArchive } from '#shared/interchange/vassal/read/moduleArchive'

const SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">',
  '<script>alert(1)</script>',
  '<rect width="5" height="10" onclick="alert(2)"/>',
  '<rect width="10" height="10" onclick="alert(3)"/>',
  '</svg>',
].join('\n')

const archive: Pick<ModuleArchive, 'picture'> = {
  picture: (name) => ({ name, bytes: new TextEncoder().encode(SVG) }),
}

test('scripts and what listens are taken out of an SVG, each named once with its first line', () => {
  const art = artOf(archive as ModuleArchive)
  expect(art.picture('shield.svg')?.size).toEqual({ width: 10, height: 10 })
  art.picture('shield.svg')
  expect(art.warnings).toEqual([
    {
      fr: 'image «\u202fshield.svg\u202f» prise sans ses parties interdites\u202f: ligne 2, l’élément script\u202f; ligne 3, l’attribut onclick (2\u202f×)',
      en: 'picture "shield.svg" taken without its forbidden parts: line 2, the element script; line 3, the attribute onclick (2\u202f×)',
    },
  ])
})
