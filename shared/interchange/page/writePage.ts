/**
 * A scenario as one file of HTML that needs nothing else (XCH-6): map, texts, tables, sight by its rules, and the scenario inside. The
 * page is for the eyes that are asked for: what is hidden from them is in no part of it.
 */
import { called } from '#shared/document/called'
import { type Eyes, hasSecrets, notYetSetUp, sideWithEyes } from '#shared/document/eyes'
import { mapInWords } from '#shared/document/inWords/columnsAndRows'
import { editionInWords } from '#shared/document/inWords/editionInWords'
import { inBothLanguages } from '#shared/document/inBothLanguages'
import { otherLanguage } from '#shared/document/authorText'
import { hasOwnWords, namedIn } from '#shared/document/namedIn'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { safeFileName } from '#shared/host/fileName'
import { type Language, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { utf8OfText } from '#shared/images/utf8'
import { STYLES } from '#shared/painter/picture/styles'
import { type PlacedFace } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type StyleId } from '#shared/painter/style'
import { printedTitle } from '#shared/print/booklet/content/opening'
import { drawableScenario } from '#shared/print/drawableScenario'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { reportProgress } from '#shared/print/progress'
import { type Writer } from '../exchange/written'
import { aboutHtml, copyInWords } from './about'
import { fontFaces } from './fontFaces'
import { gameTexts, proofsHtml } from './gameTexts'
import { type PageData } from './pageData'
import { pageHtml } from './pageHtml'
import { createPagePictures } from './pictures'
import { drawPreview } from './preview'
import { proofSentences } from './proofSentences'
import { sharedCopy } from './sharedCopy'

/** The style that a page opens in; its reader may choose another. */
const STYLE: StyleId = 'illustrated'

export const writePage: Writer = async (subject, request, platform, progress) => {
  const { language, baseName, eyes } = request
  const scenario = sharedCopy(eyes, subject.scenario)
  const { ruleset } = subject
  const viewer = await platform.pageViewer()
  const drawable = { scenario: drawableScenario(scenario, platform.png.host), ruleset }
  const drawn = namedIn(drawable.scenario, language)
  const style = STYLES[STYLE]
  const faces = coveredFaces(eyes, subject, scenario, language)
  const otherFaces =
    faces && hasOwnWords(scenario) && coveredFaces(eyes, subject, scenario, otherLanguage(language))
  const plain = sceneOf(drawn, ruleset, { onPaper: true })
  const scene = faces ? { ...plain, counters: faces } : plain
  await reportProgress(progress, 0.1)
  const preview = await drawPreview(scene, style, platform)
  await reportProgress(progress, 0.5)
  const pictures = createPagePictures()
  const { game, tables } = gameTexts(drawable, style, pictures)
  const { sentences: proofs, unasked } = proofSentences(scenario, ruleset)
  await reportProgress(progress, 0.7)
  const title = inBoth((of) => printedTitle({ scenario, language: of }))
  const subtitle = inBoth((of) => subtitleOf(subject, of))
  const isPartial = scenario !== subject.scenario
  const copy =
    isPartial || differsForSome(subject.scenario)
      ? inBothLanguages(scenario, (named) => copyInWords(eyes, named))
      : undefined
  const fileName = safeFileName(
    `${baseName}${copy ? `-${copyName(eyes, namedIn(scenario, language))[language]}` : ''}`,
    '.castellan',
  )
  const data: PageData = {
    language,
    style: STYLE,
    eyes,
    fileName,
    ...(faces && { faces }),
    ...(otherFaces && { otherFaces }),
  }
  const about = aboutHtml({ copy, fileName, license: scenario.info.license, licences: viewer.licences })
  const text = writeScenario(scenario)
  const parts = [
    { id: 'game', html: game },
    { id: 'tables', html: tables },
    ...(proofs.length > 0 ? [{ id: 'proofs', html: proofsHtml(proofs) } as const] : []),
    { id: 'about', html: about },
  ] as const
  const drawings = await pictures.definitions(platform)
  const letters = [text, viewer.script, title.fr, title.en, ...parts.map(({ html }) => html)].join('')
  const html = pageHtml(
    {
      language,
      title,
      subtitle,
      parts,
      data,
      pictures: drawings,
      scenario: text,
      mapInWords: mapInWords(scenario.map.grid),
      script: viewer.script,
      style: `${fontFaces(platform, letters)}\n${viewer.style}`,
      preview: {
        width: preview.width,
        height: preview.height,
        address: `data:image/jpeg;base64,${platform.base64(preview.bytes)}`,
      },
    },
    utf8OfText,
  )
  await reportProgress(progress, 1)
  return {
    files: [{ name: `${baseName}.html`, type: 'text/html', bytes: utf8OfText(html) }],
    warnings: [...(isPartial ? [LEFT_OUT] : []), ...(unasked > 0 ? [UNPROVEN] : [])],
  }
}

const LEFT_OUT = localized(
  'Ce qui est caché à ces lecteurs est laissé de côté, dans la page comme dans le scénario qu’elle contient.',
  'What is hidden from these readers is left out, of the page and of the scenario inside it.',
)

const UNPROVEN = localized(
  'La carte est grande\u202f: ce qui s’y prouve des marches et du départ n’est pas dans la page.',
  'The map is large: what can be proven of marches and of the start is not in the page.',
)

function inBoth(words: (language: 'fr' | 'en') => string): Localized {
  return localized(words('fr'), words('en'))
}

function subtitleOf({ scenario, ruleset }: ExportSubject, language: 'fr' | 'en'): string {
  const { info } = scenario
  const parts = [ruleset.name[language], info.authors.join(', '), editionInWords(info, language)]
  return parts.filter((part) => part !== '').join(' · ')
}

/** Cards with a covered one among them, as these eyes see them; undefined where all are known, or left out. */
function coveredFaces(
  eyes: Eyes,
  { scenario, ruleset }: ExportSubject,
  copy: Scenario,
  language: Language,
): readonly PlacedFace[] | undefined {
  if (eyes === 'author' || !ruleset.concealedFace) return undefined
  const faces = sceneOf(notYetSetUp(eyes, namedIn(scenario, language)), ruleset, {
    eyes,
    onPaper: true,
  }).counters
  if (faces.every(({ id }) => id in copy.counters)) return undefined
  return faces.map((face, index) => (face.id in copy.counters ? face : { ...face, id: `covered ${index}` }))
}

/** True when some reader's copy differs from the author's. */
function differsForSome(scenario: Scenario): boolean {
  const isSecret = Object.values(scenario.sides).some(({ setUp }) => setUp?.secret === true)
  return hasSecrets(scenario) || isSecret
}

/** After the name of the file inside. */
function copyName(eyes: Eyes, scenario: Scenario): Localized {
  const side = sideWithEyes(eyes)
  if (side !== undefined) return sameInBoth(called(scenario.sides[side], side))
  return eyes === 'author' ? localized('arbitre', 'umpire') : localized('joueurs', 'players')
}
