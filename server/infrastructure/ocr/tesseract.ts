import { execFile, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { backgroundPriority } from '../background-priority.mjs'
import type { Logger } from '../logging/logger'

/** The program that recognizes text in images, as installed on this computer. */
export interface Tesseract {
  version: string
  /** Codes of the installed languages, such as `eng` and `deu`. */
  languages: readonly string[]
  /** Whether it can determine how an image is rotated. */
  findsRotation: boolean
}

interface RunOptions {
  timeoutMs: number
  /** Limit of processor time, which other work of the computer does not use up. */
  processorSeconds: number
  memoryMegabytes: number
  signal: AbortSignal
}

/** The program rejected the image, ran out of time or memory, or crashed. */
export class RecognitionFailed extends Error {
  override readonly name = 'RecognitionFailed'
}

/** The data for rotation is installed like a language, as is that for formulas. */
const ROTATION_DATA = 'osd'
const noLanguages = new Set([ROTATION_DATA, 'equ'])

/**
 * Finds the installed program.
 * @param chosen the languages to use; all installed ones if undefined
 * @returns undefined if the program or every chosen language is missing; a program that fails is logged, as is a chosen
 *   language that is not installed
 */
export async function findTesseract(
  chosen?: readonly string[],
  logger?: Pick<Logger, 'warn'>,
): Promise<Tesseract | undefined> {
  try {
    const [version, listed] = await Promise.all([output('--version'), output('--list-langs')])
    const installed = listed.split(/\s*\n/).filter((line) => /^[a-z]{3}(_\w+)*$/i.test(line))
    const languages = installed.filter((one) => !noLanguages.has(one) && (chosen?.includes(one) ?? true))
    const missing = chosen?.filter((one) => !languages.includes(one)) ?? []
    if (missing.length > 0) logger?.warn({ missing, installed }, 'languages of OCR_LANGUAGES are not installed')
    if (languages.length === 0) return undefined
    return {
      version: /tesseract v?(\S+)/.exec(version)?.[1] ?? 'unknown',
      languages: chosen?.filter((one) => languages.includes(one)) ?? languages,
      findsRotation: installed.includes(ROTATION_DATA),
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isMissing) logger?.warn({ err: error }, 'tesseract failed, so that no text is recognized in images')
    return undefined
  }
}

/** Old versions print to the standard error. */
async function output(argument: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('tesseract', [argument], { timeout: 30_000 })
  return `${stdout}\n${stderr}`
}

const MAX_OUTPUT_CHARACTERS = 20_000_000
const MAX_MESSAGE_CHARACTERS = 2000

/**
 * Runs the program on one image in one thread with low priority and returns its output.
 * @throws RecognitionFailed because of the image; the signal's reason; Error if the program, its data or the image is missing
 */
export async function runTesseract(image: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { timeoutMs, processorSeconds, memoryMegabytes, signal } = options
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
