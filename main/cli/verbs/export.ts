/** `export`: map, test sheet… on paper or as pictures. */
import { basename, dirname, extname, join } from 'node:path'
import { type Eyes, eyesOfSide, knownTo } from '#shared/document/eyes'
import { namedIn } from '#shared/document/namedIn'
import type { Scenario } from '#shared/document/types'
import { hexOfName } from '#shared/document/placeNames'
import { formatNumber, type Language, type Localized } from '#shared/i18n/localized'
import type { Result } from '#shared/lang/result'
import { LAYERS, type LayerId, STYLE_IDS } from '#shared/painter/style'
import { LAYER_PRESET_IDS, LAYER_PRESETS } from '#shared/print/layerPresets'
import { FLIPS } from '#shared/print/counterSheets/options'
import { LABEL_SHEET_IDS, LABEL_SHEETS, type LabelSheet } from '#shared/print/counterSheets/labels'
import { PAPER_IDS, type PaperId } from '#shared/print/paper'
import type { PrintRequest } from '#shared/print/export/planPrint'
import type { PrintPage } from '#shared/print/printPlan'
import { EXPORT_FORMATS, PRINTED_IDS, type Printed } from '#shared/print/products'
import { counterInFile } from '../counterNames'
import { interruptible } from '../interruptible'
import { answersTo } from '../printedAnswers'
import { fileRefusal, Refusal } from '../refusal'
import { checkOverwrite } from '../outputs'
import { clearLitter, loadAnalysis, loadRuleset, loadScenario } from '../scenarioFile'
import { sideNamed } from '../sideNames'
import { choice, each, flag, integer, list, number, oneOf, required, word } from '../values'
import { option, type Call, type Verb } from '../verb'
import { ASKING_VERBS } from './asking'

/** The layer of answers over the map; it comes with them. */
const ANSWERS = 'analysis'

export const exportVerb: Verb = {
  name: 'export',
  summary: {
    fr: 'exporte la carte, les pions, le livret ou tout le jeu (PDF, PNG, SVG)',
    en: 'export map, counters, booklet or the whole game (PDF, PNG, SVG)',
  },
  arguments: '<file>',
  options: [
    option('--what <kind>', PRINTED_IDS.join(', '), PRINTED_IDS.join(', ')),
    option(
      '--for <side>',
      'carte d’un camp, par son nom\u202f: les pions cachés des autres le restent',
      'map for one side, by its name: hidden counters of others stay hidden',
    ),
    option('--format <format>', 'pdf, png ou svg (celui de --out)', 'pdf, png or svg (that of --out)'),
    option('--out <path>', 'fichier à écrire', 'file to write'),
    option(
      '--paper <size>',
      `${PAPER_IDS.join(', ')} (sheet\u202f: une feuille)`,
      `${PAPER_IDS.join(', ')} (sheet: one sheet)`,
    ),
    option('--landscape', 'feuilles en paysage', 'landscape sheets'),
    option('--dpi <n>', 'résolution du PNG, en ppp (150)', 'resolution of the PNG (150)'),
    option('--hex-mm <mm>', 'largeur d’une case sur le papier', 'width of a hex on paper'),
    option(
      '--style <style>',
      'illustrated, classic, ink (illustrated)',
      'illustrated, classic, ink (illustrated)',
    ),
    option('--grey', 'en niveaux de gris', 'in shades of grey'),
    option(
      '--layers <layers>',
      `parmi ${[...LAYERS, ANSWERS].join(',')} (analysis\u202f: les réponses de --answer, avec ou sans lui), ou play (pour jouer\u202f; celui de all), show (pour montrer)`,
      `some of ${[...LAYERS, ANSWERS].join(',')} (analysis: the answers of --answer, with or without it), or play (to play on; that of all), show (to show)`,
    ),
    {
      ...option(
        '--answer <question>',
        'imprime la réponse des règles sur la carte, avec sa légende\u202f: les mots d’une commande sans son fichier, comme "fire --from garin"\u202f; répétable',
        'print the answer of the rules on the map, with its legend: the words of a command without its file, such as "fire --from garin"; repeatable',
      ),
      repeated: true,
    },
    option('--overlap <mm>', 'recouvrement des feuilles (10)', 'overlap of sheets (10)'),
    option('--overview', 'une feuille d’assemblage de plus', 'one more sheet, of how they are joined'),
    option('--margin <mm>', 'marge (10\u202f; 0 avec sheet)', 'margin (10; 0 with sheet)'),
    option('--region <hex:hex>', 'rectangle de cases', 'rectangle of hexes'),
    option(
      '--counter <id>',
      'pions\u202f: celui-ci seulement (sheet\u202f: ses faces en images)',
      'counters: this one only (sheet: its faces as pictures)',
    ),
    option(
      '--flip <edge>',
      'retournement du papier\u202f: long, short (bord), fold (à plier), apart (verso à coller) (long)',
      'how paper is turned: long, short (edge), fold, apart (backs to be glued) (long)',
    ),
    option(
      '--offset <x,y>',
      'décalage du verso en mm, lu sur la feuille d’essai',
      'shift of the backs in mm, as read on the test sheet',
    ),
    option(
      '--labels <sheet>',
      `étiquettes\u202f: ${LABEL_SHEET_IDS.join(', ')}, ou en mm colonnes,rangées,largeur,hauteur,marge gauche,marge haute,pas horizontal,pas vertical`,
      `sticky labels: ${LABEL_SHEET_IDS.join(', ')}, or in mm columns,rows,width,height,left margin,top margin,horizontal pitch,vertical pitch`,
    ),
    option('--bleed <mm>', 'fond perdu autour des pions (2)', 'bleed around the counters (2)'),
    option('--force', 'remplace les fichiers existants', 'replace existing files'),
  ],

  async run(call) {
    const what = oneOf(required(call, 'what'), PRINTED_IDS, '--what')
    const out = required(call, 'out')
    const format = choice(call, 'format', EXPORT_FORMATS) ?? formatOf(out)
    const file = call.arguments[0] as string
    const loaded = await loadScenario(file)
    const options = optionsOf(call, loaded, what)
    const scenario = namedIn(loaded, options.language)
    const { ruleset } = (await loadRuleset(scenario.ruleset, file)).under(scenario)
    const [{ exportToDisk }, { STYLES }, { planPrint }, { pagesOf }] = await Promise.all([
      import('../../export/exportFiles'),
      import('#shared/painter/picture/styles'),
      import('#shared/print/export/planPrint'),
      import('#shared/print/printPlan'),
    ])
    const { answers, inputs } = await answersOf(call, scenario, { ...options, what })
    const request = {
      ...options,
      ...(answers.length > 0 && { answers }),
      what,
      style: STYLES[options.style],
      format,
      baseName: basename(out, extname(out)),
    }
    // Everything that can be refused is, before the long work begins.
    const planned = pagesOf(accepted(await planPrint({ scenario, ruleset }, request)))
    if (format === 'png') for (const page of planned) checkPixels(page, options.dpi)
    const paths = await outputPaths(planned, request, out)
    for (const path of paths)
      await checkOverwrite(path, { inputs: [file, ...inputs], force: flag(call, 'force') })
    await clearLitter(dirname(out))
    const destination = { paths, refusal: fileRefusal }
    const drawn = await interruptible(call.interruptions, (signal) =>
      exportToDisk({ scenario, ruleset }, request, destination, { signal }),
    )
    const { pages, widthMm, heightMm } = accepted(drawn)
    return {
      json: { files: paths, pages, widthMm: rounded(widthMm), heightMm: rounded(heightMm) },
      text: [...paths, sizeText(pages, widthMm, heightMm, call.language)].join('\n'),
    }
  },
}

/** The answers to print; they know no more than those for whom the map is printed (CM-HID). */
async function answersOf(
  call: Call,
  scenario: Scenario,
  { eyes = 'players', what }: { readonly eyes?: Eyes; readonly what: Printed },
): ReturnType<typeof answersTo> {
  const questions = each(call, 'answer')
  if (questions.length === 0) return { answers: [], inputs: [] }
  if (what !== 'map')
    throw new Refusal('--answer\u202f: seulement avec --what map', '--answer: only with --what map')
  const analysis = await loadAnalysis(scenario, call.arguments[0] as string)
  return answersTo(questions, ASKING_VERBS, { scenario: knownTo(eyes, scenario), analysis }, call)
}

function accepted<T>(result: Result<T, Localized>): T {
  if (result.ok) return result.value
  throw new Refusal(result.error.fr, result.error.en)
}

// What `exportToDisk` will make, in its order: a PDF of all pages, or a picture of each beside `out`.
async function outputPaths(
  pages: readonly PrintPage[],
  request: PrintRequest,
  out: string,
): Promise<string[]> {
  if (request.format === 'pdf' || pages.length === 1) return [out]
  const { sheetFileName } = await import('#shared/print/export/exportFiles')
  return pages.map(({ name }) => join(dirname(out), sheetFileName(request, name, pages.length)))
}

// Few programs open pictures beyond this, and a slip in --dpi or --hex-mm would draw for hours.
const MOST_PIXELS = 65_535

function checkPixels({ widthMm, heightMm }: PrintPage, dpi: number): void {
  const pixels = Math.ceil((Math.max(widthMm, heightMm) * dpi) / 25.4)
  if (pixels <= MOST_PIXELS) return
  throw new Refusal(
    `image de ${pixels} pixels de côté\u202f; attendu\u202f: au plus ${MOST_PIXELS} (--dpi, --hex-mm, --region)`,
    `picture ${pixels} pixels long, expected at most ${MOST_PIXELS} (--dpi, --hex-mm, --region)`,
  )
}

// Rounds to a thousandth of a millimetre: what is beyond is the noise of adding fractions.
const rounded = (mm: number): number => Math.round(mm * 1000) / 1000

function sizeText(pages: number, widthMm: number, heightMm: number, language: Language): string {
  const [width, height] = [widthMm, heightMm].map((mm) => formatNumber(Math.round(mm * 10) / 10, language, 1))
  const size = `${width} × ${height} mm`
  const sheets = language === 'fr' ? 'feuille' : 'sheet'
  return `${pages} ${sheets}${pages > 1 ? 's' : ''}, ${size}`
}

function formatOf(out: string): (typeof EXPORT_FORMATS)[number] {
  return oneOf(extname(out).slice(1).toLowerCase(), EXPORT_FORMATS, '--format')
}

function optionsOf(call: Call, scenario: Scenario, what: Printed) {
  const style = choice(call, 'style', STYLE_IDS) ?? 'illustrated'
  const paper = choice(call, 'paper', PAPER_IDS) ?? 'sheet'
  const layers = layersOf(call)
  const hexMm = number(call, 'hexMm', { min: 1, max: 500 })
  const region = regionOf(word(call, 'region'), scenario)
  const forSide = word(call, 'for')
  const side = forSide === undefined ? undefined : sideNamed(scenario, forSide, '--for')
  return {
    style,
    paper,
    layers: layers ?? usualLayers(what),
    ...(flag(call, 'landscape') && { landscape: true }),
    dpi: integer(call, 'dpi', { min: 10, max: 1200 }) ?? 150,
    overlap: number(call, 'overlap', { min: 0, max: 100 }) ?? 10,
    margin: number(call, 'margin', { min: 0, max: 100 }) ?? (paper === 'sheet' ? 0 : 10),
    overview: flag(call, 'overview'),
    ...(flag(call, 'grey') && { grey: true }),
    ...(hexMm !== undefined && { hexMm }),
    ...(region && { region }),
    ...(side && { eyes: eyesOfSide(side), sides: [side] }),
    ...counterSheetOptions(call, scenario, paper),
    language: call.language,
  }
}

/** In the order of drawing; undefined when none is named. */
function layersOf(call: Call): readonly LayerId[] | undefined {
  const names = list(call, 'layers')
  if (names.length === 0) return undefined
  const layers = names.flatMap((name): readonly LayerId[] => {
    const found = oneOf(name, [...LAYERS, ANSWERS, ...LAYER_PRESET_IDS], '--layers')
    if (found === 'play' || found === 'show') return LAYER_PRESETS[found].layers
    return found === ANSWERS ? [] : [found]
  })
  if (names.includes(ANSWERS) && each(call, 'answer').length === 0)
    throw new Refusal(
      '--layers analysis\u202f: rien à montrer sans réponse\u202f; attendu\u202f: --answer',
      '--layers analysis: nothing to show without an answer, expected --answer',
    )
  return LAYERS.filter((layer) => layers.includes(layer))
}

// The counters of a whole game are cut out: its map is one to play on.
function usualLayers(what: Printed): readonly LayerId[] {
  return what === 'all' ? LAYER_PRESETS.play.layers : LAYERS
}

function counterSheetOptions(call: Call, scenario: Scenario, paper: PaperId) {
  const flip = choice(call, 'flip', FLIPS)
  const bleed = number(call, 'bleed', { min: 0, max: 10 })
  const offset = offsetOf(word(call, 'offset'))
  const counter = word(call, 'counter')
  const labels = labelsOf(word(call, 'labels'), paper)
  return {
    ...(labels && { labels }),
    ...(flip && { flip }),
    ...(bleed !== undefined && { bleed }),
    ...(offset && { offset }),
    ...(counter !== undefined && { counter: counterInFile(scenario, counter, '--counter') }),
  }
}

// A ready sheet by its name, or eight numbers.
function labelsOf(text: string | undefined, paper: PaperId): LabelSheet | undefined {
  if (text === undefined) return undefined
  const id = LABEL_SHEET_IDS.find((known) => known === text)
  if (id) return LABEL_SHEETS[id]
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const [columns, rows, width, height, left, top, across, down] = numbers as unknown as LabelNumbers
  const counts = [columns, rows].every((count) => Number.isInteger(count) && count >= 1 && count <= 100)
  const sizes = [width, height, across, down].every((mm) => mm > 0) && left >= 0 && top >= 0
  if (numbers.length === 8 && counts && sizes)
    return { paper, columns, rows, width, height, left, top, across, down }
  throw new Refusal(
    `--labels\u202f: «\u202f${text}\u202f»\u202f; attendu\u202f: ${LABEL_SHEET_IDS.join(', ')}, ou huit nombres séparés par des virgules`,
    `--labels: "${text}", expected ${LABEL_SHEET_IDS.join(', ')}, or eight numbers with commas between`,
  )
}

type LabelNumbers = readonly [number, number, number, number, number, number, number, number]

// "0.5,-1": to the right and downwards, mm.
function offsetOf(text: string | undefined) {
  if (text === undefined) return undefined
  const [x, y, ...others] = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const isShift = (mm: number | undefined): mm is number => mm !== undefined && Math.abs(mm) <= 20
  if (isShift(x) && isShift(y) && others.length === 0) return { x, y }
  throw new Refusal(
    `--offset\u202f: «\u202f${text}\u202f»\u202f; attendu\u202f: X,Y en mm, de -20 à 20`,
    `--offset: "${text}", expected X,Y in mm, from -20 to 20`,
  )
}

// "C4:H9": two corners by the map's own names, in any order; the name of a hex on a board has a colon too, "1:C4:2:H9".
function regionOf(text: string | undefined, scenario: Scenario) {
  if (text === undefined) return undefined
  const names = text.split(':')
  for (let count = 1; count < names.length; count++) {
    const from = hexOfName(scenario, names.slice(0, count).join(':'))
    const to = hexOfName(scenario, names.slice(count).join(':'))
    if (from && to) return { from, to }
  }
  throw new Refusal(
    `--region\u202f: «\u202f${text}\u202f»\u202f; attendu\u202f: deux cases de la carte, HEX:HEX`,
    `--region: "${text}", expected two hexes of the map, HEX:HEX`,
  )
}
