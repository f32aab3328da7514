interface FairQueueOptions {
  /** How many slots there are; infinite if only owners and members are limited. */
  slots: number
  /** How many of them one owner may use at once. */
  slotsPerOwner: number
  /** How many tasks of one owner may wait; any further task is refused. */
  waitingPerOwner: number
  /** How many slots one member of an owner may use at once; as many as the owner if absent. */
  slotsPerMember?: number
  /** How many tasks of one member may wait; as many as those of the owner if absent. */
  waitingPerMember?: number
}

/** Whose turn a task takes. */
export interface Turn {
  /** Such as an organization. */
  owner: string
  /** Who of the owner, such as a person or a link. */
  member?: string | undefined
  /** How many slots the task uses; one if absent, and never more than it may use. */
  load?: number | undefined
}

/**
 * Runs the tasks of many owners, such as organizations, in turn, so that an owner with many delays only their own; the
 * members of an owner take turns as well.
 */
export interface FairQueue {
  /**
   * Runs the task in its turn. A task that is still waiting is dropped when the signal aborts.
   * @throws QueueFull, the signal's reason, or what the task throws
   */
  run<Result>(turn: string | Turn, task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** Runs the task in its turn, however many of its owner wait already. */
  runEventually<Result>(turn: string | Turn, task: () => Promise<Result>): Promise<Result>
}

export class QueueFull extends Error {
  constructor() {
    super('too many tasks of this owner are waiting already')
  }
}

interface Waiting {
  load: number
  start: () => void
}

interface Member {
  used: number
  waiting: Waiting[]
}

interface Owner {
  used: number
  waiting: number
  /** In the order in which they take turns. */
  members: Map<string, Member>
}

const nobody = ''

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { slots, slotsPerOwner, waitingPerOwner } = options
  const { slotsPerMember = slotsPerOwner, waitingPerMember = waitingPerOwner } = options
  /** Those with tasks, in the order in which they take turns. */
  const owners = new Map<string, Owner>()
  let used = 0

  function enter({ owner: ownerId, member: memberId = nobody, load: wanted = 1 }: Turn) {
    const owner = entryOf(owners, ownerId, () => ({ used: 0, waiting: 0, members: new Map() }))
    const member = entryOf(owner.members, memberId, () => ({ used: 0, waiting: [] }))
    const load = Math.min(Math.max(1, wanted), slots, slotsPerOwner, slotsPerMember)

    function occupySlots(): void {
      used += load
      owner.used += load
      member.used += load
      moveToEnd(owner.members, memberId)
      moveToEnd(owners, ownerId)
    }

    function forgetIfIdle(): void {
      if (member.used === 0 && member.waiting.length === 0) owner.members.delete(memberId)
      if (owner.members.size === 0) owners.delete(ownerId)
    }

    function releaseSlots(): void {
      used -= load
      owner.used -= load
      member.used -= load
      moveToEnd(owner.members, memberId)
      moveToEnd(owners, ownerId)
      forgetIfIdle()
      startNextTasks()
    }

    function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
      return new Promise((resolve, reject) => {
        const task: Waiting = {
          load,
          start: () => {
            signal?.removeEventListener('abort', giveUp)
            owner.waiting -= 1
            occupySlots()
            resolve()
          },
        }
        const giveUp = () => {
          member.waiting.splice(member.waiting.indexOf(task), 1)
          owner.waiting -= 1
          forgetIfIdle()
          // Others may have waited for its many slots.
          startNextTasks()
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        // Whoever waits already comes first.
        if (member.waiting.length === 0) moveToEnd(owner.members, memberId)
        if (owner.waiting === 0) moveToEnd(owners, ownerId)
        member.waiting.push(task)
        owner.waiting += 1
        startNextTasks()
      })
    }

    const startsAtOnce = () => isAllowed(owner, member, load) && used + load <= slots && !nextTask()
    const mayWait = () => owner.waiting < waitingPerOwner && member.waiting.length < waitingPerMember

    return {
      assertNotFull(): void {
        if (mayWait() || startsAtOnce()) return
        forgetIfIdle()
        throw new QueueFull()
      },
      async runInTurn<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
        if (startsAtOnce()) occupySlots()
        else await waitForTurn(signal)
        try {
          return await task()
        } finally {
          releaseSlots()
        }
      },
    }
  }

  const isAllowed = (owner: Owner, member: Member, load: number) =>
    owner.used + load <= slotsPerOwner && member.used + load <= slotsPerMember

  function startNextTasks(): void {
    for (let next = nextTask(); next && used + next.load <= slots; next = nextTask()) next.start()
  }

  /**
   * The next task that its owner and its member may run. If it needs more slots than are free, all others wait for them
   * too, because it would otherwise wait as long as there are smaller ones.
   */
  function nextTask(): Waiting | undefined {
    for (const owner of owners.values()) {
      for (const member of owner.members.values()) {
        const [task] = member.waiting
        if (!task || !isAllowed(owner, member, task.load)) continue
        return {
          load: task.load,
          start: () => {
            member.waiting.shift()
            task.start()
          },
        }
      }
    }
    return undefined
  }

  return {
    async run(turn, task, signal) {
      signal?.throwIfAborted()
      const entered = enter(asTurn(turn))
      entered.assertNotFull()
      return entered.runInTurn(task, signal)
    },
    runEventually: (turn, task) => enter(asTurn(turn)).runInTurn(task),
  }
}

const asTurn = (turn: string | Turn): Turn => (typeof turn === 'string' ? { owner: turn } : turn)

function entryOf<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const found = map.get(key)
  if (found) return found
  const created = create()
  map.set(key, created)
  return created
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}
