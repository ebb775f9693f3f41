/** Opening and saving scenarios: through handles, or by upload and download in browsers without them. */
import { fileOpen, supported } from 'browser-fs-access'
import { bytesOfCsv } from '#shared/host/csvName'
import { safeFileName } from '#shared/host/fileName'
import {
  type DiskChange,
  type FileRef,
  type Host,
  type OpenOutcome,
  type SaveOutcome,
} from '#shared/host/host'
import { createQueue } from '#shared/lang/queue'
import { download } from './downloads'
import { droppedHandle } from './droppedFiles'
import { type FileContent, readContent, readHandle, textOf } from './fileContent'
import { type FileRegister } from './fileRegister'
import { askFor, faultOf, isCancelled, isGranted, isHandle } from './fileSystemAccess'
import { type KnownFiles } from './knownFiles'
import { replaceContent } from './replaceContent'

const MIME_TYPE = 'application/x-castellan+json'
const EXTENSION = '.castellan'
/** Opened, a spreadsheet's file is imported. */
const CSV_EXTENSIONS = ['.csv', '.tsv']
const PICKER = { id: 'castellan-scenarios', description: 'Castellan' }

export type ScenarioFiles = Pick<
  Host,
  'openScenario' | 'openFile' | 'openDropped' | 'saveScenario' | 'saveScenarioAs' | 'fileState'
>

/** `written` is called with each file that is on disk, as it is known then. */
export function createScenarioFiles(
  known: KnownFiles,
  register: FileRegister,
  written: (file: FileRef) => void,
): ScenarioFiles {
  // One after the other: the second of two savings compares with what the first has written.
  const inOrder = createQueue()

  async function opened(file: FileRef, content: FileContent): Promise<OpenOutcome> {
    const { name } = file
    if (content.kind === 'failed') return { ...content, name }
    const text = textOf(content.bytes)
    if (text === undefined)
      return { kind: 'failed', name, fault: 'not-text', ...bytesOfCsv(name, content.bytes) }
    const read = await known.read(file, content.bytes)
    return { kind: 'opened', file: read, text }
  }

  async function compare(file: FileRef, content: FileContent): Promise<'same' | DiskChange> {
    if (content.kind === 'read') return known.compare(file, content.bytes)
    if (content.fault === 'missing') return 'gone'
    return content.fault === 'too-large' ? 'changed' : 'same'
  }

  /** Keeps what this saving replaces. Choosing a file in the dialog has emptied it: then what was known of it counts. */
  async function keepReplaced(file: FileRef, found: FileContent | undefined, text: string): Promise<void> {
    const onDisk = found?.kind === 'read' ? textOf(found.bytes) : ''
    const replaced = onDisk === '' ? await (await known.content(file))?.text() : onDisk
    if (replaced && replaced !== text) await register.keepVersion(file, replaced)
  }

  async function write(
    file: FileRef,
    handle: FileSystemFileHandle,
    text: string,
    overwrite: boolean,
  ): Promise<SaveOutcome> {
    const found = await readHandle(handle)
    if (!overwrite) {
      const state = await compare(file, found)
      if (state !== 'same') return { kind: state }
      if (found.kind === 'failed') return found
    }
    await keepReplaced(file, found, text)
    const bytes = new TextEncoder().encode(text)
    const fault = await replaceContent(handle, bytes)
    if (fault) return { kind: 'failed', fault }
    const now = await known.wrote(file, bytes)
    written(now)
    await register.noteUse(now)
    return { kind: 'saved', file: now }
  }

  async function saveDownload(name: string, text: string): Promise<SaveOutcome> {
    const file: FileRef = { name: safeFileName(name, EXTENSION), token: undefined }
    await keepReplaced(file, undefined, text)
    download(file.name, new Blob([text], { type: MIME_TYPE }))
    return { kind: 'saved', file: await known.wrote(file, new TextEncoder().encode(text)) }
  }

  return {
    async openScenario() {
      try {
        const file = await fileOpen({
          ...PICKER,
          extensions: [EXTENSION, ...CSV_EXTENSIONS],
          mimeTypes: [MIME_TYPE],
        })
        return await opened({ name: file.name, token: file.handle }, await readContent(file))
      } catch (error) {
        // No file, no name: the kind of file that was to be chosen.
        return isCancelled(error) ? undefined : { kind: 'failed', name: EXTENSION, fault: faultOf(error) }
      }
    },
    async openFile(file) {
      const { name, token } = file
      if (!isHandle(token)) return { kind: 'failed', name, fault: 'missing' }
      if (!(await askFor(token, 'read'))) return { kind: 'failed', name, fault: 'denied' }
      return opened(file, await readHandle(token))
    },
    async openDropped(file) {
      const { name } = file
      const token = await droppedHandle(file)
      if (token?.kind === 'directory') return { kind: 'failed', name, fault: 'no-file' }
      return opened({ name, token }, await readContent(file))
    },
    async saveScenario(file, text, { overwrite = false } = {}) {
      const { name, token } = file
      if (!isHandle(token)) return inOrder(() => saveDownload(name, text))
      // At once: the browser lets a page ask only shortly after a click.
      if (!(await askFor(token, 'readwrite'))) return { kind: 'failed', fault: 'denied' }
      return inOrder(() => write(file, token, text, overwrite))
    },
    async saveScenarioAs(suggestedName, text) {
      if (!supported) return inOrder(() => saveDownload(suggestedName, text))
      try {
        const handle = await chooseFile(safeFileName(suggestedName, EXTENSION))
        return await inOrder(() => write({ name: handle.name, token: handle }, handle, text, true))
      } catch (error) {
        return isCancelled(error) ? undefined : { kind: 'failed', fault: faultOf(error) }
      }
    },
    async fileState(file) {
      const { token } = file
      // Nobody has asked for anything: no question now.
      if (!isHandle(token) || !(await isGranted(token, 'read'))) return 'same'
      return inOrder(async () => compare(file, await readHandle(token)))
    },
  }
}

async function chooseFile(suggestedName: string): Promise<FileSystemFileHandle> {
  const { id, description } = PICKER
  const types = [{ description, accept: { [MIME_TYPE]: [EXTENSION] } }]
  // `supported`: the browser has this dialog.
  return (window.showSaveFilePicker as NonNullable<Window['showSaveFilePicker']>)({
    id,
    suggestedName,
    types,
  })
}
