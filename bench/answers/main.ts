import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { demonstrationQuestions, plainQuestions, withDemonstrationManuals } from './demonstration/write-manuals'
import { startWithMachines } from './machines'
import { type BenchQuestion, parseQuestions } from './question'
import { groupsOf, report } from './report'
import { type Asked, scoresOf } from './score'
import { signIn } from './visitor'

/**
 * How well questions are answered: `bench:answers -- [--manuals DIR --questions FILE | --plain] [--json] [--details]`.
 * Without these options it uses the manuals and questions of the demonstration; with `--plain`, everyday questions on its
 * wheel loader.
 */
const { values } = parseArgs({
  options: {
    manuals: { type: 'string' },
    questions: { type: 'string' },
    plain: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
})

async function ask(manuals: string, questions: readonly BenchQuestion[]): Promise<Asked[]> {
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

const { manuals } = values
if ((manuals === undefined) !== (values.questions === undefined)) {
  console.error('Use both options together: --manuals DIR --questions FILE')
  process.exit(2)
}
const ownQuestions = values.plain ? plainQuestions : demonstrationQuestions
const questions = parseQuestions(await readFile(values.questions ?? ownQuestions, 'utf8'))
const asked = manuals
  ? await ask(manuals, questions)
  : await withDemonstrationManuals((folder) => ask(folder, questions))

if (values.json) {
  const figures = [...groupsOf(asked)].map(([name, group]) => [name, scoresOf(group)])
  console.log(JSON.stringify(Object.fromEntries(figures), null, 2))
} else console.log(report(asked))
