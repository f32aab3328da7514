import { createRequire } from 'node:module'
import { chosenAmong, isLanguage, type Ocr, type RecognitionLimits, ROTATION_DATA } from '../ocr'
import { findLanguageData } from './language-data'
import type { RecognitionTask } from './recognition-message'
import { type RecognitionProcess, startRecognitionProcess } from './recognition-process'

interface Options {
  /** All that data is installed for, if undefined. */
  languages?: readonly string[] | undefined
  /** Has the data of further languages. */
  folder?: string | undefined
}

const { version } = createRequire(import.meta.url)('tesseract.js-core/package.json') as { version: string }

/**
 * Tesseract in WebAssembly, in processes of its own, with data that is installed beside the product: nothing is fetched.
 * @returns undefined if no chosen language has data
 * @throws StartupError if the folder has no data
 */
export async function findBuiltInTesseract({ languages: chosen, folder }: Options = {}): Promise<Ocr | undefined> {
  const data = await findLanguageData(folder)
  const languages = chosenAmong([...data.keys()].filter(isLanguage), chosen)
  if (languages.length === 0) return undefined
  const run = createProcesses()
  const filesOf = (codes: string) =>
    codes.split('+').map((code) => {
      const path = data.get(code)
      if (path === undefined) throw new Error(`Tesseract cannot run: there is no data of ${code}`)
      return { code, path }
    })
  return {
    version: `tesseract.js-core ${version}`,
    languages,
    async recognize(image, request, limits) {
      const { language, dotsPerInch } = request
      return run({ image, request, dotsPerInch, languages: filesOf(language) }, limits)
    },
    orientation: data.has(ROTATION_DATA)
      ? async (image, dotsPerInch, limits) => run({ image, dotsPerInch, languages: filesOf(ROTATION_DATA) }, limits)
      : undefined,
  }
}

/** An idle process ends after this time, which frees its memory. */
const IDLE_TIMEOUT_MS = 30_000
/** A process using more of its memory between images ends, because WebAssembly never releases memory. */
const MAX_MEMORY_SHARE = 0.6

/** A process starts with the first image, and recognizes the following ones faster. As many run as there are images at once. */
function createProcesses() {
  const idle = new Map<RecognitionProcess, NodeJS.Timeout>()

  function acquire(memoryMegabytes: number): RecognitionProcess {
    const available = [...idle.keys()].find((one) => !one.hasEnded && one.memoryMegabytes === memoryMegabytes)
    if (!available) return startRecognitionProcess(memoryMegabytes)
    clearTimeout(idle.get(available))
    idle.delete(available)
    return available
  }

  function end(process: RecognitionProcess): void {
    idle.delete(process)
    process.end()
  }

  return async (task: Omit<RecognitionTask, 'processorSeconds'>, limits: RecognitionLimits): Promise<string> => {
    const { memoryMegabytes, processorSeconds } = limits
    const process = acquire(memoryMegabytes)
    try {
      return await process.run({ ...task, processorSeconds }, limits)
    } finally {
      if (process.hasEnded || process.memory > memoryMegabytes * MAX_MEMORY_SHARE) end(process)
      else idle.set(process, setTimeout(() => end(process), IDLE_TIMEOUT_MS).unref())
    }
  }
}
