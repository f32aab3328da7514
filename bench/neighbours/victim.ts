import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { AttackContext } from './attack'
import type { WorkedCalls } from './working-day'

const program = fileURLToPath(new URL('./victim.worker.ts', import.meta.url))

/** The victim works in a separate process, so that sending the attack does not affect its figures. */
export interface Victim {
  work(signal: AbortSignal): Promise<WorkedCalls>
  leave(): void
}

export type VictimIdentity = Pick<AttackContext, 'address'> &
  Omit<AttackContext['victim'], 'fetch' | 'fetchAsDealership'>

export async function startVictim({ address, victim }: AttackContext): Promise<Victim> {
  const { email, organizationId, machineId, instanceId } = victim
  const identity: VictimIdentity = { address, email, organizationId, machineId, instanceId }
  const worker = fork(program, [JSON.stringify(identity)], { serialization: 'advanced' })
  await answerOf(worker)
  return {
    async work(signal) {
      worker.send('begin')
      if (!signal.aborted) await once(signal, 'abort')
      const calls = answerOf(worker)
      worker.send('end')
      return (await calls) as WorkedCalls
    },
    leave: () => worker.disconnect(),
  }
}

async function answerOf(worker: ChildProcess): Promise<unknown> {
  const gone = once(worker, 'exit').then(([code]) => {
    throw new Error(`the victim's process has ended with ${code}`)
  })
  const [answer] = await Promise.race([once(worker, 'message'), gone])
  return answer
}
