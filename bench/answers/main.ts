import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
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
import { parseQuestions } from './question'
import { foldReport, groupsOf, report } from './report'
import { type Asked, scoresOf } from './score'
import { calibrate, judge, leaveOut } from './training/calibrate'
import { writeCalibration } from './training/write-calibration'
import { signIn } from './visitor'

/**
 * How well questions are answered: `bench:answers -- [--manuals DIR --questions FILE]... [--demonstration]
 * [--made COUNT] [--folds | --train] [--report DIR] [--json] [--details]`. Without other sets it uses those of the demonstration.
 *
 * By default a server is asked over HTTP. `--folds` measures in this process what the calibration of the confidence is
 * worth on manuals that it has not seen; `--train` calibrates anew on all the questions and stores the weights.
 * `--report` writes an HTML document for each set that shows every answer and why it was given; with `--folds`, those
 * of a calibration that has not seen the manual. `--made` adds sets of questions that are made from each manual, which
 * also help to calibrate; no figure of another set includes them.
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
  const library = createLibrary()
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
