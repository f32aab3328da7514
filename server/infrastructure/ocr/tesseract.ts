import { execFile, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { backgroundPriority } from '../background-priority.mjs'
import type { Logger } from '../logging/logger'
import {
  chosenAmong,
  isLanguage,
  type Ocr,
  RecognitionFailed,
  type RecognitionLimits,
  type RecognitionRequest,
  ROTATION_DATA,
} from './ocr'

/**
 * Finds the program that is installed on this computer.
 * @param chosen the languages to use; all installed ones if undefined
 * @returns undefined if the program or every chosen language is missing; a program that fails is logged
 */
export async function findTesseract(
  chosen?: readonly string[],
  logger?: Pick<Logger, 'warn'>,
): Promise<Ocr | undefined> {
  try {
    const [version, listed] = await Promise.all([output('--version'), output('--list-langs')])
    const installed = listed.split(/\s*\n/)
    const languages = chosenAmong(installed.filter(isLanguage), chosen)
    if (languages.length === 0) return undefined
    return {
      version: /tesseract v?(\S+)/.exec(version)?.[1] ?? 'unknown',
      languages,
      recognize: (image, request, limits) => runTesseract(image, argumentsOf(request), limits),
      orientation: installed.includes(ROTATION_DATA)
        ? (image, dotsPerInch, limits) => runTesseract(image, ['--dpi', String(dotsPerInch), '--psm', '0'], limits)
        : undefined,
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) logger?.warn({ err: error }, 'the installed tesseract failed, and is not used')
    return undefined
  }
}

function argumentsOf(request: RecognitionRequest): string[] {
  const { language, segmentation, dotsPerInch, withSymbols, characters, withoutTables, withoutInverted } = request
  const variables = [
    'tessedit_create_tsv=1',
    withSymbols && 'tessedit_create_boxfile=1',
    characters && `tessedit_char_whitelist=${characters}`,
    withoutTables && 'textord_tabfind_find_tables=0',
    withoutInverted && 'tessedit_do_invert=0',
  ]
  return [
    ...['-l', language, '--dpi', String(dotsPerInch), '--psm', String(segmentation)],
    ...variables.flatMap((variable) => (variable ? ['-c', variable] : [])),
  ]
}

/** Old versions print to the standard error. */
async function output(argument: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('tesseract', [argument], { timeout: 30_000 })
  return `${stdout}\n${stderr}`
}

const MAX_OUTPUT_CHARACTERS = 20_000_000
const MAX_MESSAGE_CHARACTERS = 2000

/** Runs the program on one image in one thread with low priority and returns its output. */
async function runTesseract(image: string, args: readonly string[], limited: RecognitionLimits): Promise<string> {
  const { timeoutMs, processorSeconds, memoryMegabytes, signal } = limited
  signal.throwIfAborted()
  // The limits also end a process whose parent was killed.
  const limits = `ulimit -v ${memoryMegabytes * 1024}; ulimit -t ${processorSeconds}`
  const child = spawn('sh', ['-c', `${limits}; exec tesseract "$@"`, 'sh', image, 'stdout', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), OMP_THREAD_LIMIT: '1' },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    signal,
  })
  if (child.pid !== undefined) setPriority(child.pid, backgroundPriority())
  return new Promise((resolve, reject) => {
    let [text, messages] = ['', '']
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      if (messages.length < MAX_MESSAGE_CHARACTERS) messages += part
    })
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.length > MAX_OUTPUT_CHARACTERS) child.kill('SIGKILL')
    })
    child.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    child.on('close', (code, killedBy) => {
      if (signal.aborted) reject(signal.reason)
      else if (code === 0) resolve(text)
      else if (isSomethingMissing(code, messages)) reject(new Error(`tesseract cannot run: ${messages.trim()}`))
      else reject(new RecognitionFailed(`tesseract ended with ${killedBy ?? code}`))
    })
  })
}

/** Exit codes of a shell for a program that cannot be executed, and what Tesseract reports of its files. */
const isSomethingMissing = (code: number | null, messages: string) =>
  code === 126 ||
  code === 127 ||
  /error opening data file|cannot open input file|cannot read input file/i.test(messages)

/** No secrets, because the image comes from an untrusted file. */
const environment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TESSDATA_PREFIX'].flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )
