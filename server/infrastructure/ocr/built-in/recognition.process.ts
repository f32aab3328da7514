import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import createCore from 'tesseract.js-core/tesseract-core-simd.js'
import type { RecognitionRequest } from '../ocr'
import type { LanguageFile, RecognitionReply, RecognitionTask } from './recognition-message'

// Recognizes text in one image after the other, in a process of its own: a call of WebAssembly can only be ended with it.

type Engine = InstanceType<Awaited<ReturnType<typeof createCore>>['TessBaseAPI']>

/** Tesseract's engines: what determines the rotation has none for lines. */
const ENGINES = { characters: 0, lines: 1 }

const core = await createCore()
const processorEndsAt = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
new Worker(new URL('./watch-processor-time.mjs', import.meta.url), {
  workerData: processorEndsAt.buffer,
  execArgv: [],
}).unref()

const report = (reply: RecognitionReply) => process.send?.(reply)
process.on('message', async (task: RecognitionTask) => {
  const { user, system } = process.cpuUsage()
  processorEndsAt[0] = (user + system) / 1e6 + task.processorSeconds
  const reply = await run(task)
  processorEndsAt[0] = 0
  report({ ...reply, memory: Math.round(process.memoryUsage.rss() / 2 ** 20) })
})
report({ kind: 'ready' })

class Rejected extends Error {}
class Missing extends Error {}

async function run(task: RecognitionTask) {
  try {
    return { kind: 'recognized', text: await recognize(task) } as const
  } catch (error) {
    if (error instanceof Missing) return { kind: 'missing', message: error.message } as const
    if (error instanceof Rejected) return { kind: 'rejected' } as const
    // What WebAssembly throws leaves it in no known state, so that the process ends.
    throw error
  }
}

const fileAt = (path: string): Promise<Buffer> =>
  readFile(path).catch((error) => {
    throw new Missing(String(error))
  })

async function recognize({ image, languages, request, dotsPerInch }: RecognitionTask): Promise<string> {
  const engine = await engineFor(languages, request ? ENGINES.lines : ENGINES.characters)
  engine.SetVariable('user_defined_dpi', String(dotsPerInch))
  if (request) prepare(engine, request)
  const texts: string[] = []
  for (const path of await imagesOf(image)) {
    core.FS.writeFile('/input', await fileAt(path))
    if (engine.SetImageFile(1, 0) !== 0) throw new Rejected()
    texts.push(request ? tableOf(engine, request, texts.length) : engine.GetOsdText(0))
    engine.Clear()
  }
  return texts.join('')
}

const imagesOf = async (image: string): Promise<string[]> =>
  image.endsWith('.txt') ? (await fileAt(image)).toString().split('\n').filter(Boolean) : [image]

function tableOf(engine: Engine, { withSymbols }: RecognitionRequest, page: number): string {
  if (engine.Recognize(null) !== 0) throw new Rejected()
  return engine.GetTSVText(page) + (withSymbols ? engine.GetBoxText(page) : '')
}

/** Sets every variable, because the engine has those of the image before. */
function prepare(engine: Engine, { segmentation, characters, withoutTables, withoutInverted }: RecognitionRequest) {
  engine.SetVariable('tessedit_pageseg_mode', String(segmentation))
  engine.SetVariable('tessedit_char_whitelist', characters ?? '')
  engine.SetVariable('textord_tabfind_find_tables', withoutTables ? '0' : '1')
  engine.SetVariable('tessedit_do_invert', withoutInverted ? '0' : '1')
}

const engines = new Map<string, Engine>()

async function engineFor(languages: readonly LanguageFile[], mode: number): Promise<Engine> {
  const codes = languages.map(({ code }) => code).join('+')
  const started = engines.get(codes)
  if (started) return started
  for (const { code, path } of languages) core.FS.writeFile(`/${code}.traineddata`, await unzipped(path))
  const engine = new core.TessBaseAPI()
  if (engine.Init('/', codes, mode) !== 0) throw new Missing(`the data of ${codes} cannot be used`)
  for (const { code } of languages) core.FS.unlink(`/${code}.traineddata`)
  engines.set(codes, engine)
  return engine
}

async function unzipped(path: string): Promise<Uint8Array> {
  const bytes = await fileAt(path)
  try {
    return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
  } catch (error) {
    throw new Missing(`${path}: ${error}`)
  }
}
