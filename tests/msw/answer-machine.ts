import type { Machine } from '@/entities/machine'
import { platformHttp } from './http'

/** Answers a machine by its id. Lists such as `/machines/operator`, whose path looks the same, are left to their handlers. */
export const answerMachine = (machineOf: (id: string) => Machine) =>
  platformHttp.get('/machines/{id}', ({ params: { id }, response }) =>
    /^[0-9a-f-]{36}$/.test(id) ? response(200).json(machineOf(id)) : undefined,
  )
