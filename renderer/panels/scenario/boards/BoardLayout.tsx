/** The layout of the boards as printed scenarios show it: numbers, letters of edges, named spans; a turned board is upside down. */
import { type ReactNode } from 'react'
import { layoutInWords } from '#shared/document/inWords/boards'
import { localized } from '#shared/i18n/localized'
import { useEditorState, useSay } from '../../../ui/EditorContext'
import { type DrawnBoard, layoutPicture } from './layoutPicture'

const TEXT = localized('Disposition des plateaux', 'Layout of the boards')

export function BoardLayout(): ReactNode {
  const say = useSay()
  const scenario = useEditorState((state) => state.document.scenario)
  const { box, unit, boards } = layoutPicture(scenario)
  const words = layoutInWords(scenario).map(say).join(' ')
  return (
    <svg
      className="board-layout"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={`${say(TEXT)}. ${words}`}
    >
      {boards.map((board) => (
        <Drawn key={board.id} board={board} unit={unit} />
      ))}
    </svg>
  )
}

// Drawn as it is printed about its middle, then turned.
function Drawn({ board, unit }: { board: DrawnBoard; unit: number }): ReactNode {
  const { center, width, height, turned, name, letters, spans } = board
  const size = unit * 1.5
  return (
    <g transform={`translate(${center.x} ${center.y})${turned ? ' rotate(180)' : ''}`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} />
      {spans.map(({ name: called, from, to, text }) => (
        <g key={`${called} ${from.x} ${from.y}`}>
          <line
            className="board-layout-span"
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth={unit / 3}
          />
          <text
            x={text.x}
            y={text.y}
            fontSize={unit * 0.75}
            textAnchor={text.anchor}
            dominantBaseline="central"
          >
            {called}
          </text>
        </g>
      ))}
      {letters.map(({ name: letter, at }) => (
        <text
          key={letter + String(at.x)}
          x={at.x}
          y={at.y}
          fontSize={unit}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {letter}
        </text>
      ))}
      <text className="board-layout-name" fontSize={size} textAnchor="middle" dominantBaseline="central">
        {name}
      </text>
      {/* The top of the sheet as it is printed. */}
      <path
        className="board-layout-north"
        d={`M 0 ${-size * 1.2} l ${unit * 0.35} ${unit * 0.6} h ${-unit * 0.7} z`}
      />
    </g>
  )
}
