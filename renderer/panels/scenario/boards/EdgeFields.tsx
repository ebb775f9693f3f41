/** An edge of a board as it is printed: its name, and the parts of it that have names of their own. */
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { EDGES_OF_MAP } from '#shared/document/inWords/places'
import { edgePositions } from '#shared/document/mapEdges'
import { type EdgeName } from '#shared/document/place'
import { type Board, type BoardEdge, type BoardSpan } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { headline, type Words } from '../../../i18n/language'
import { Button } from '../../../ui/controls/Button'
import { named, WholeField } from '../../../ui/controls/fields'
import { IconButton } from '../../../ui/controls/IconButton'
import { NameFields } from '../../../ui/controls/NameFields'
import { useSay } from '../../../ui/EditorContext'

const TEXT = {
  name: localized('Nom du bord', 'Name of the edge'),
  addSpan: localized('Nommer une partie', 'Name a part'),
  spanName: localized('Nom de la partie', 'Name of the part'),
  from: localized('De la case', 'From hex'),
  to: localized('À la case', 'To hex'),
  remove: localized('Retirer cette partie', 'Remove this part'),
  fresh: localized('Partie', 'Part'),
}

interface EdgeFieldsProps {
  readonly board: Board
  readonly edge: EdgeName
  readonly change: (edges: readonly BoardEdge[]) => Words | undefined
}

export function EdgeFields({ board, edge, change }: EdgeFieldsProps): ReactNode {
  const say = useSay()
  const present: BoardEdge = board.edges.find((one) => one.edge === edge) ?? { edge, name: '', spans: [] }
  const positions = edgePositions(board, edge)
  const title = headline(say(EDGES_OF_MAP[edge]))
  const put = (next: BoardEdge): Words | undefined => change(withEdge(board.edges, next))
  const putSpan = (at: number, part: Partial<BoardSpan>): Words | undefined =>
    put({
      ...present,
      spans: present.spans.map((span, nth) => (nth === at ? { ...span, ...part } : span)),
    })
  const addSpan = (): void => {
    const span = { name: freshName(present.spans, say(TEXT.fresh)), from: 0, to: positions - 1 }
    void put({ ...present, spans: [...present.spans, span] })
  }
  return (
    <fieldset className="board-edge">
      <legend>{title}</legend>
      <NameFields
        label={TEXT.name}
        thing={present}
        of="name"
        apply={(part) => put(changed<BoardEdge>(present, part))}
      />
      {present.spans.map((span, at) => (
        <div key={at} className="board-span" role="group" aria-label={`${title} – ${span.name}`}>
          <NameFields
            label={TEXT.spanName}
            thing={span}
            of="name"
            wrap={(apply) =>
              named((name) =>
                present.spans.some((other, nth) => nth !== at && other.name === name)
                  ? takenName(name)
                  : apply(name),
              )
            }
            apply={(part) => putSpan(at, changed<BoardSpan>(span, part))}
          />
          <WholeField
            label={TEXT.from}
            value={String(span.from + 1)}
            min={1}
            max={span.to + 1}
            apply={(value) => putSpan(at, { from: value - 1 })}
          />
          <WholeField
            label={TEXT.to}
            value={String(span.to + 1)}
            min={span.from + 1}
            max={positions}
            apply={(value) => putSpan(at, { to: value - 1 })}
          />
          <IconButton
            icon={Trash2}
            label={`${span.name} – ${say(TEXT.remove)}`}
            onClick={() => void put({ ...present, spans: present.spans.filter((_, nth) => nth !== at) })}
          />
        </div>
      ))}
      <Button
        name={TEXT.addSpan}
        icon={Plus}
        onClick={addSpan}
        aria-label={`${title} – ${say(TEXT.addSpan)}`}
      />
    </fieldset>
  )
}

/** The same with a name or words changed; words that are gone leave no key. */
function changed<T extends BoardEdge | BoardSpan>(
  thing: T,
  { words = thing.words ?? null, ...plain }: { readonly name?: string; readonly words?: T['words'] | null },
): T {
  const { words: _words, ...rest } = thing
  return { ...rest, ...plain, ...(words && { words }) } as T
}

function takenName(name: string): Words {
  return localized(`Une autre partie s’appelle déjà ${name}.`, `Another part is already called ${name}.`)
}

/** An edge without name and spans is not kept. */
function withEdge(edges: readonly BoardEdge[], next: BoardEdge): readonly BoardEdge[] {
  const kept = next.name !== '' || next.spans.length > 0
  if (!edges.some(({ edge }) => edge === next.edge)) return kept ? [...edges, next] : edges
  return edges.flatMap((one) => (one.edge !== next.edge ? one : kept ? next : []))
}

function freshName(spans: readonly BoardSpan[], stem: string): string {
  let number = spans.length + 1
  while (spans.some(({ name }) => name === `${stem} ${number}`)) number++
  return `${stem} ${number}`
}
