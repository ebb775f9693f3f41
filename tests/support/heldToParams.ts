/**
 * Holds whatever runs a command to the fields of its parameters: what tools, panels and actions hand over typed must also be
 * accepted where it comes as data, once it has been through JSON, and be the same there.
 */
import { deepStrictEqual } from 'node:assert/strict'
import { whenFileEnds } from './together/whenFileEnds'
import { COMMANDS } from '#shared/commands/index'
import { readCall } from '#shared/commands/readCall'
import { type Json } from '#shared/json/extra'

let isHeld = false

/** Wraps every command, for the rest of the test file: once, however often it is called. */
export function holdToParams(): void {
  if (isHeld) return
  isHeld = true
  const bare = COMMANDS.map(({ run }) => run)
  whenFileEnds(() => {
    isHeld = false
    for (const [index, command] of COMMANDS.entries()) command.run = bare[index] as typeof command.run
  })
  let depth = 0
  for (const command of COMMANDS) {
    const run = command.run.bind(command)
    command.run = (draft, params) => {
      depth++
      try {
        const refusal = run(draft, params)
        // A command that runs another is held to its own parameters alone.
        if (depth === 1 && !refusal) hold(command.id, params)
        return refusal
      } finally {
        depth--
      }
    }
  }
}

function hold(id: string, params: unknown): void {
  const text = JSON.stringify(params)
  const read = readCall({ command: id, params: JSON.parse(text) as Json })
  if (!read.ok) throw new Error(`${read.error.message.en} It was ${text.slice(0, 2000)}`)
  deepStrictEqual(read.value.params, JSON.parse(text))
}
