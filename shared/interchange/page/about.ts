/** The last part of a page: whose copy it is, the file inside, what the page is made of. */
import { called } from '#shared/document/called'
import { type Eyes, sideWithEyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { escapeXml } from '#shared/lang/xmlText'
import { inEachLanguage, wordsInEach } from './gameTexts'

const TEXT = {
  title: localized('À propos de cette page', 'About this page'),
  alone: localized(
    'Cette page se suffit à elle-même\u202f: elle ne demande rien au réseau, et s’ouvre sans connexion.',
    'This page needs nothing else: it asks nothing of any network, and opens without one.',
  ),
  inside: localized(
    'Le scénario est dans la page\u202f: enregistrez-le et ouvrez-le dans Castellan.',
    'The scenario is in the page: save it and open it in Castellan.',
  ),
  save: localized('Enregistrer', 'Save'),
  licences: localized('Licences des composants', 'Licences of its parts'),
  keys: localized('Clavier', 'Keyboard'),
}

const KEYS: readonly (readonly [string, Localized])[] = [
  ['← ↑ → ↓', localized('d’une case à l’autre', 'from hex to hex')],
  ['⏎', localized('ce qui se trouve dans la case', 'what is in the hex')],
  ['V', localized('ligne de vue depuis la case', 'line of sight from the hex')],
  ['+ −', localized('agrandir, réduire', 'zoom in, zoom out')],
  ['0', localized('toute la carte', 'the whole map')],
  ['⇧ ← ↑ → ↓', localized('déplacer la carte', 'move the map')],
  ['Esc', localized('fermer', 'close')],
]

/** For whom a page is; undefined where nothing is hidden from anybody. */
export function copyInWords(eyes: Eyes, scenario: Scenario): Localized {
  if (eyes === 'author')
    return localized(
      'Exemplaire de l’arbitre\u202f: tout y figure, même ce qui est caché aux joueurs.',
      'Umpire’s copy: everything is in it, even what is hidden from players.',
    )
  const side = sideWithEyes(eyes)
  if (side === undefined)
    return localized(
      'Exemplaire des joueurs\u202f: rien de ce qui est caché n’y figure.',
      'Players’ copy: nothing that is hidden is in it.',
    )
  const name = quotable(called(scenario.sides[side], side))
  return localized(
    `Exemplaire de «\u202f${name}\u202f»\u202f: rien de ce qui est caché à ce camp n’y figure.`,
    `Copy for “${name}”: nothing that is hidden from this side is in it.`,
  )
}

interface About {
  /** For whom the page is; undefined where nothing is hidden from anybody. */
  readonly copy: Localized | undefined
  /** The name of the file inside. */
  readonly fileName: string
  /** The licence of the scenario, in its author's words. */
  readonly license: string | undefined
  /** The licences of the parts of the page. */
  readonly licences: string
}

export function aboutHtml({ copy, fileName, license, licences }: About): string {
  const keys = inEachLanguage((language) => {
    const rows = KEYS.map(
      ([key, words]) => `<dt><kbd>${escapeXml(key)}</kbd></dt><dd>${escapeXml(words[language])}</dd>`,
    )
    return `<dl class="keys">${rows.join('')}</dl>`
  })
  return `<h2>${wordsInEach(TEXT.title)}</h2>
${copy ? `<p class="copy">${wordsInEach(copy)}</p>` : ''}
${license === undefined ? '' : `<p class="license">${wordsInEach(licenseInWords(license))}</p>`}
<p>${wordsInEach(TEXT.inside)}</p>
<p class="live-only"><button type="button" class="button" data-save>${wordsInEach(TEXT.save)} <span class="file">${escapeXml(fileName)}</span></button></p>
<p>${wordsInEach(TEXT.alone)}</p>
<div class="live-only"><h3>${wordsInEach(TEXT.keys)}</h3>
${keys}</div>
<details class="licences"><summary>${wordsInEach(TEXT.licences)}</summary><pre lang="en" tabindex="0">${escapeXml(licences)}</pre></details>`
}

function licenseInWords(license: string): Localized {
  return localized(`Licence\u202f: ${license}`, `Licence: ${license}`)
}
