import { constants, setPriority } from 'node:os'
import { after } from '../on-the-clock'
import { watchMemory } from '../process-tree'
import type { Attack } from './attack'
import { startHealthProbe } from './health-probe'
import type { Installation } from './installation'
import type { Measured, Phase } from './report'
import { startVictim } from './victim'
import type { WorkedCalls } from './working-day'

/** Measures the victim's work, first undisturbed and then under the attack. */
export async function measure(attack: Attack, installation: Installation, seconds: number): Promise<Measured> {
  const { context, server } = installation
  await attack.prepare(context)
  const victim = await startVictim(context)
  await victim.work(after(2))
  const calm = await watched(context.address, () => victim.work(after(seconds)))

  const memory = watchMemory(server.pid)
  let fault: string | undefined
  const attacked = await watched(context.address, async () => {
    const over = new AbortController()
    const working = victim.work(over.signal)
    fault = await runAttack(attack, installation, seconds).then(
      () => undefined,
      (error: Error) => error.message,
    )
    over.abort()
    return working
  })
  victim.leave()
  return {
    attack,
    calm,
    attacked,
    megabytes: memory.stop(),
    isGone: server.process.exitCode !== null || server.process.signalCode !== null,
    fault,
  }
}

/** Measures the victim's requests and /healthz at the same time. */
async function watched(address: string, working: () => Promise<WorkedCalls>): Promise<Phase> {
  const probe = await startHealthProbe(address)
  const calls = await working()
  return { ...calls, health: await probe.stop() }
}

/** The attacker uses another machine, so its client takes only the processor time that the server leaves. */
async function runAttack(attack: Attack, installation: Installation, seconds: number): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  await repeat(attack, installation, seconds).finally(() => setPriority(constants.priority.PRIORITY_NORMAL))
}

async function repeat(attack: Attack, { context }: Installation, seconds: number): Promise<void> {
  if (attack.isOutage) return attack.run(context, new AbortController().signal)
  const signal = after(seconds)
  while (!signal.aborted) await attack.run(context, signal)
}
