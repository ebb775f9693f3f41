/** A scenario as a map for Tiled, with the pictures of its tiles beside it. */
import { knownTo } from '#shared/document/eyes'
import { namedIn } from '#shared/document/namedIn'
import { utf8OfText } from '#shared/images/utf8'
import { localized } from '#shared/i18n/localized'
import { STYLES } from '#shared/painter/picture/styles'
import { reportProgress } from '#shared/print/progress'
import { type Writer, type Written } from '../exchange/written'
import { writeTmj } from './file/writeTmj'
import { writeTmx } from './file/writeTmx'
import { drawPicture } from './pictures/picturePlan'
import { planTiled } from './whole/planTiled'
import { type TiledMap } from './model/tiledMap'

const FORMS = {
  tmx: { type: 'application/x-tiled-tmx', write: writeTmx },
  tmj: { type: 'application/x-tiled-tmj', write: writeTmj },
} as const

export const writeTmxFiles: Writer = (...given) => written('tmx', ...given)
export const writeTmjFiles: Writer = (...given) => written('tmj', ...given)

async function written(
  form: keyof typeof FORMS,
  ...[subject, { baseName, eyes, language }, platform, progress]: Parameters<Writer>
): Promise<Written> {
  const known = knownTo(eyes, subject.scenario)
  const scenario = namedIn(known, language)
  const plan = planTiled({ ...subject, scenario, style: STYLES.illustrated }, baseName)
  const { type, write } = FORMS[form]
  const text: (map: TiledMap) => string = write
  const files: Written['files'][number][] = [
    { name: `${baseName}.${form}`, type, bytes: utf8OfText(text(plan.map)) },
  ]
  for (const [index, picture] of plan.pictures.entries()) {
    await reportProgress(progress, index / plan.pictures.length)
    files.push({ name: picture.name, type: 'image/png', bytes: await drawPicture(picture, platform) })
  }
  await reportProgress(progress, 1)
  const isLess = known !== subject.scenario
  return { files, warnings: [...(isLess ? [SECRETS] : []), ...plan.warnings] }
}

const SECRETS = localized(
  'Pions et marqueurs cachés\u202f: laissés de côté.',
  'Hidden counters and markers: left out.',
)
