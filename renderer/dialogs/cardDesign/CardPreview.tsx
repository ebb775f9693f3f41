/** Cards in the design that is being chosen: as large as printed, in colour and in grey, and enlarged. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { useSay } from '../../ui/EditorContext'
import { facePicture } from '../../ui/pictures/counterPicture'
import { Picture } from '../../ui/pictures/Picture'
import { printsTooSmall } from './designForm'

const TEXT = {
  cards: localized('Les pions dans ce dessin', 'The counters in this design'),
  printed: localized('À la taille imprimée', 'As large as printed'),
  grey: localized('En noir et blanc', 'In black and white'),
  enlarged: localized('Agrandis', 'Enlarged'),
  small: localized(
    'À cette taille, des lettres sont imprimées en moins de 5 points.',
    'At this size some letters are printed under 5 points.',
  ),
}

const PX_PER_MM = 96 / 25.4
const ENLARGED = 1.6

export function CardPreview({ faces, hexMm }: { faces: readonly CounterFace[]; hexMm: number }): ReactNode {
  const say = useSay()
  const [first] = faces
  return (
    <div className="card-preview" role="group" aria-label={say(TEXT.cards)} tabIndex={0}>
      <Cards title={TEXT.printed} faces={faces} hexMm={hexMm} scale={PX_PER_MM} />
      <Cards title={TEXT.grey} look="is-grey" faces={faces} hexMm={hexMm} scale={PX_PER_MM} />
      <Cards title={TEXT.enlarged} faces={faces} hexMm={hexMm} scale={ENLARGED * PX_PER_MM} />
      {first && printsTooSmall(first, hexMm) && (
        <p className="form-note" role="status">
          {say(TEXT.small)}
        </p>
      )}
    </div>
  )
}

function Cards(props: {
  title: Localized
  look?: string
  faces: readonly CounterFace[]
  hexMm: number
  scale: number
}): ReactNode {
  const { title, look = '', faces, hexMm, scale } = props
  const say = useSay()
  return (
    <figure className={`card-preview-row ${look}`}>
      <figcaption>{say(title)}</figcaption>
      <div>
        {faces.map((face, index) => {
          const picture = facePicture(face, hexMm)
          const { width, height } = picture.rect
          // Samples keep their places.
          return <Picture key={index} {...picture} width={width * scale} height={height * scale} />
        })}
      </div>
    </figure>
  )
}
