import type { Machine } from '@/entities/machine'
import { machines } from '@/entities/machine/testing'
import type { MachineInstance } from '@/entities/machine-instance'
import { loader } from '@/entities/machine-instance/testing'
import { platformHttp } from './http'
import { problem } from './problem'

export const secondLoader: MachineInstance = {
  ...loader,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f2a05',
  serial_number: 'GHT00204',
  name: 'Loader 5',
  status: 'OK',
}

type Choices = { instances?: MachineInstance[]; recent?: MachineInstance[]; models?: Machine[] }

/** A server with machines and models to choose from, of which `recent` were used last. */
export const answerChoices = ({
  instances = [loader, secondLoader],
  recent = [secondLoader],
  models = machines,
}: Choices = {}) => {
  const notFound = problem(404, 'not_found', 'Machine not found.')
  const page = <Item>(items: Item[]) => ({ items, total: items.length, page: 1, limit: 50 })
  const found = <Item>(items: Item[], search: string | null, textOf: (item: Item) => string) =>
    items.filter((item) =>
      textOf(item)
        .toLowerCase()
        .includes((search ?? '').toLowerCase()),
    )
  return [
    platformHttp.get('/machines/recent', ({ response }) => response(200).json({ items: recent })),
    platformHttp.get('/machines/instances/{orgId}', ({ query, response }) =>
      response(200).json(
        page(found(instances, query.get('search'), (one) => `${one.name} ${one.serial_number} ${one.location}`)),
      ),
    ),
    platformHttp.get('/machines/instance/{id}', ({ params, response }) => {
      const instance = instances.find(({ id }) => id === params.id)
      return instance ? response(200).json(instance) : response(404).json(notFound)
    }),
    platformHttp.get('/machines/', ({ query, response }) => {
      const owned = query.get('without_instances') === 'true' ? instances : []
      const listed = models.filter(({ id }) => !owned.some(({ machine }) => machine.id === id))
      return response(200).json(page(found(listed, query.get('search'), ({ name, type }) => `${name} ${type}`)))
    }),
    platformHttp.get('/machines/{id}', ({ params, response }) => {
      const machine = models.find(({ id }) => id === params.id)
      return machine ? response(200).json(machine) : response(404).json(notFound)
    }),
  ]
}
