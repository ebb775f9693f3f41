/** A text of the author's as it will print, with its links to be followed (SCN-6). */
import { Fragment, type ReactNode, useMemo } from 'react'
import { localized } from '#shared/i18n/localized'
import { type LinkTarget, linkTargets, ruleCalled } from '#shared/markup/linkTargets'
import { readMarkup } from '#shared/markup/readMarkup'
import { type Block, type Run, type Runs } from '#shared/markup/tree'
import { knownScenario } from '../../editor/eyes'
import { useEditor, useEditorState, useSay, useUi } from '../EditorContext'
import { RuleLink } from '../RuleLink'
import { followLink } from './followLink'
import './markup.css'

const TEXT = {
  toHex: localized('Aller à la case', 'Go to the hex'),
  toCounters: localized('Aller aux pions de ce nom', 'Go to the counters of this name'),
  toType: localized('Ouvrir la fiche de ce type', 'Open the sheet of this type'),
  unknown: localized('Rien ne porte ce nom dans le scénario.', 'Nothing in the scenario has this name.'),
  unknownAside: localized('(inconnu)', '(unknown)'),
}

type Find = (name: string) => LinkTarget | undefined

/** Headings are of level 4 and below: a text stands in a section. */
export function MarkupText({ text, className }: { text: string; className?: string }): ReactNode {
  const scenario = useEditorState(knownScenario)
  const find = useMemo(() => linkTargets(scenario), [scenario])
  const blocks = useMemo(() => readMarkup(text), [text])
  return (
    <div className={className ? `markup ${className}` : 'markup'}>
      {blocks.map((block, index) => (
        <Drawn key={index} block={block} find={find} />
      ))}
    </div>
  )
}

const HEADINGS = { 1: 'h4', 2: 'h5', 3: 'h6' } as const

function Drawn({ block, find }: { block: Block; find: Find }): ReactNode {
  const line = (runs: Runs): ReactNode => <Line runs={runs} find={find} />
  switch (block.kind) {
    case 'heading': {
      const Heading = HEADINGS[block.level]
      return <Heading>{line(block.runs)}</Heading>
    }
    case 'paragraph':
      return <p>{line(block.runs)}</p>
    case 'list': {
      const List = block.numbered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>{line(item)}</li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        <table>
          {block.head.length > 0 && (
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    {line(cell)}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, at) => (
                  <td key={at}>{line(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

function Line({ runs, find }: { runs: Runs; find: Find }): ReactNode {
  return runs.map((run, index) => (
    <Styled key={index} run={run}>
      {run.kind === 'link' ? <Link name={run.name} find={find} /> : <Words text={run.text} />}
    </Styled>
  ))
}

function Styled({ run, children }: { run: Run; children: ReactNode }): ReactNode {
  const slanted = run.italic ? <em>{children}</em> : children
  return run.bold ? <strong>{slanted}</strong> : slanted
}

/** Numbers of rules, `CM-LOS-5`: they lead to the rule without brackets too, and a line does not end within one. */
const RULE = /\b([A-Z]{2,3}-[A-Z]+-\d+)\b/

function Words({ text }: { text: string }): ReactNode {
  return text.split(RULE).map((part, index) => {
    const rule = index % 2 === 1 ? ruleCalled(part) : undefined
    return rule ? <RuleLink key={index} rule={rule} /> : <Fragment key={index}>{part}</Fragment>
  })
}

function Link({ name, find }: { name: string; find: Find }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const target = find(name)
  if (!target)
    return (
      <span className="markup-unknown" title={say(TEXT.unknown)}>
        {name}
        <span className="visually-hidden"> {say(TEXT.unknownAside)}</span>
      </span>
    )
  if (target.kind === 'rule') return <RuleLink rule={target.rule} />
  const tip = { hex: TEXT.toHex, counters: TEXT.toCounters, type: TEXT.toType }[target.kind]
  return (
    <button
      type="button"
      className="markup-link"
      title={say(tip)}
      onClick={() => followLink(editor, ui, target)}
    >
      {name}
    </button>
  )
}
