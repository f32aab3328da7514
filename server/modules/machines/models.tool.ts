import { groupBy } from '../../domain/group-by'
import { inLanguage } from '../../record-tools/asker-text'
import { matcherOf, wanted } from '../../record-tools/matching'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../record-tools/record-tool'
import { type Machine, machineName } from './machine'
import type { MachineRepository } from './machine.repository'

/** So many models are read for a question. */
const MAX_MODELS = 1000

/** The models of the catalogue, and how many there are of each brand. */
export const modelsTool = (machines: MachineRepository): RecordTool => ({
  name: 'models',
  description: 'Models of the catalogue by name, or counted by brand.',
  input: ['words', 'by', 'sort', 'skip', 'limit'],
  groupings: ['brand'],
  records: { en: 'models', es: 'modelos' },
  mayUse: ({ isSuperuser, organization }) => isSuperuser || organization !== null,
  find: async (input, asker) => {
    const { items, total } = await machines.visibleTo(asker.caller).list({
      ...{ page: 1, limit: MAX_MODELS, search: '', withoutInstances: false },
      ...{ sortField: 'brand', sortDirection: 'asc' },
    })
    const isNamed = matcherOf(input.words)
    const meant = items.filter((model) => isNamed(`${machineName(model)} ${model.type}`))
    if (input.by === 'brand') return byBrand(meant, input, asker)
    return { facts: wanted(meant, input).map(factOf), total: input.words ? meant.length : total }
  },
})

const factOf = (model: Machine): Fact => ({
  title: machineName(model),
  path: `/machines/${model.id}`,
  text: [machineName(model), model.type].filter(Boolean).join(': '),
})

/** The brands, those with the most models first. */
function byBrand(models: readonly Machine[], input: ToolInput, asker: Asker): FoundRecords {
  const facts = [...groupBy(models, ({ brand }) => brand)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([brand, own]): Fact => {
      const names = own.map(({ model }) => model).join(', ')
      const count =
        own.length === 1
          ? { en: `1 model (${names})`, es: `1 modelo (${names})` }
          : { en: `${own.length} models (${names})`, es: `${own.length} modelos (${names})` }
      return { title: brand, path: '/machines', text: `${brand}: ${inLanguage(count, asker)}` }
    })
  const sorted = input.sort === 'smallest' ? facts.toReversed() : facts
  return {
    facts: wanted(sorted, input),
    total: facts.length,
    heading: inLanguage({ en: 'Models by brand', es: 'Modelos por marca' }, asker),
  }
}
