import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { startCassette } from '../../server/infrastructure/language-model/testing/cassette'
import trained from '../../server/modules/assistants/answering/extractive/calibration/trained-calibration.json' with {
  type: 'json',
}
import { countOption } from '../count-option'
import {
  demonstrationQuestions,
  everydayQuestions,
  plainQuestions,
  withDemonstrationManuals,
} from './demonstration/write-manuals'
import { measureFolds } from './folds'
import { writeReports } from './html-report/write-reports'
import { createLibrary, type QuestionSet } from './library'
import { startWithMachines } from './machines'
import { makeSets } from './made/made-sets'
import { compareEngines } from './model/compare-engines'
import { parseQuestions } from './question'
import { foldReport, groupsOf, report } from './report'
import { type Asked, scoresOf } from './score'
import { calibrate, judge, leaveOut } from './training/calibrate'
import { writeCalibration } from './training/write-calibration'
import { signIn } from './visitor'

/**
 * How well questions are answered: `bench:answers -- [--manuals DIR --questions FILE]... [--demonstration]
 * [--made COUNT] [--folds | --train] [--report DIR] [--json] [--details]
 * [--engine model --llm URL [--llm-model NAME] [--at-once COUNT] [--sample COUNT,COUNT --seed NUMBER] [--replies FILE]
 * [--record FILE | --cassette FILE]] [--recognized DIR] [--cache DIR]`.
 * Without other sets it uses those of the demonstration.
 *
 * By default a server is asked over HTTP. `--folds` measures in this process what the calibration of the confidence is
 * worth on manuals that it has not seen; `--train` calibrates anew on all the questions and stores the weights.
 * `--report` writes an HTML document for each set that shows every answer and why it was given; with `--folds`, those
 * of a calibration that has not seen the manual. `--made` adds sets of questions that are made from each manual, which
 * also help to calibrate; no figure of another set includes them.
 *
 * `--engine model` has a language model at an OpenAI-compatible address answer in this process, and compares the default
 * engine on the same questions; `--sample` draws so many answerable and unanswerable ones at random, and adds all in another
 * language than their manual. `--replies` adds each reply to a file, `--record` what the model replies, and `--cassette`
 * replays that without a model. `--recognized` is the folder for text that is read from images, `--cache` that for what was read.
 */
const { values } = parseArgs({
  options: {
    manuals: { type: 'string', multiple: true, default: [] },
    questions: { type: 'string', multiple: true, default: [] },
    demonstration: { type: 'boolean', default: false },
    made: { type: 'string' },
    folds: { type: 'boolean', default: false },
    train: { type: 'boolean', default: false },
    report: { type: 'string' },
    json: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'extractive' },
    llm: { type: 'string' },
    'llm-model': { type: 'string', default: 'default' },
    'at-once': { type: 'string', default: '1' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    replies: { type: 'string' },
    record: { type: 'string' },
    cassette: { type: 'string' },
    recognized: { type: 'string' },
    cache: { type: 'string' },
  },
})

async function ask({ manuals, questions }: QuestionSet): Promise<Asked[]> {
  const names = [...new Set(questions.map(({ manual }) => manual))]
  const instance = await startWithMachines(names)
  const asked: Asked[] = []
  try {
    const visitor = await signIn(instance.address)
    const machineOf = (manual: string) => {
      const id = instance.seeded.get(manual)
      if (!id) throw new Error(`no machine was created for ${manual}`)
      return id
    }
    for (const manual of names) {
      const reason = await visitor.upload(machineOf(manual), join(manuals, basename(manual)))
      console.error(`${manual}: ${reason ?? 'ready'}`)
      await visitor.renew()
    }
    for (const question of questions) {
      const reply = await visitor.ask(machineOf(question.manual), question)
      asked.push({ question, reply })
      if (values.details) console.error(JSON.stringify({ ...question, ...reply }))
    }
  } finally {
    await instance.stop()
  }
  return asked
}

async function readSet(manuals: string, file: string): Promise<QuestionSet> {
  return { name: basename(file, '.jsonl'), manuals, questions: parseQuestions(await readFile(file, 'utf8')) }
}

/** Answers that need reading text from pictures say nothing about the calibration. */
const withText = (set: QuestionSet): QuestionSet => ({
  ...set,
  questions: set.questions.filter(({ modality }) => modality === 'text'),
})

const print = (figures: unknown, text: string) => console.log(values.json ? JSON.stringify(figures, null, 2) : text)

async function run(given: readonly QuestionSet[]): Promise<void> {
  const library = createLibrary({ recognized: values.recognized, cache: values.cache })
  if (values.engine === 'model') {
    const { llm, sample, replies, record, cassette } = values
    const file = record ?? cassette
    if (llm === undefined && cassette === undefined)
      throw new Error('--engine model requires --llm URL or --cassette FILE')
    const tape = file === undefined ? undefined : await startCassette({ file, upstream: cassette ? undefined : llm })
    const [answerable, unanswerable] = sample?.split(',').map(Number) ?? []
    await compareEngines(given, library, {
      url: tape?.url ?? llm ?? '',
      name: values['llm-model'],
      atOnce: countOption(values['at-once'], '--at-once requires a positive number'),
      sample:
        answerable === undefined
          ? undefined
          : { answerable, unanswerable: unanswerable ?? 0, seed: Number(values.seed) },
      replies,
    })
    await tape?.close()
    return
  }
  const made = madeCount === undefined ? [] : await makeSets(given.map(withText), library, madeCount)
  const sets = [...given, ...made]
  if (values.folds || values.train || values.report) {
    const judged = (await library.study(sets.map(withText))).map(judge)
    const calibration = values.train ? calibrate(judged) : trained
    if (values.train) await writeCalibration(calibration)
    if (values.folds) {
      const measured = measureFolds(judged, real)
      print(measured, foldReport(measured))
    }
    if (values.report) {
      const calibrated = values.folds
        ? leaveOut(judged, calibrate).map(({ question, fitted }) => ({ question, calibration: fitted }))
        : judged.map((question) => ({ question, calibration }))
      await writeReports(values.report, sets, calibrated)
    }
    return
  }
  for (const set of sets) {
    const asked = await ask(set)
    const figures = [...groupsOf(asked)].map(([name, group]) => [name, scoresOf(group)])
    print(Object.fromEntries(figures), `${set.name}\n\n${report(asked)}\n`)
  }
}

const { manuals, questions } = values
const real = questions.map((file) => basename(file, '.jsonl'))
const madeCount = values.made === undefined ? undefined : countOption(values.made, '--made requires a positive number')
if (manuals.length !== questions.length) {
  console.error('Each --manuals DIR requires a --questions FILE')
  process.exit(2)
}
const given = await Promise.all(manuals.map((folder, position) => readSet(folder, questions[position] ?? '')))
if (given.length > 0 && !values.demonstration) await run(given)
else {
  await withDemonstrationManuals(async (folder) => {
    const own = [demonstrationQuestions, plainQuestions, everydayQuestions].map((file) => readSet(folder, file))
    await run([...given, ...(await Promise.all(own))])
  })
}
