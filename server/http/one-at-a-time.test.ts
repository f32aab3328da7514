import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createOneAtATime } from './one-at-a-time'

const caller = { organization: { id: 'quarry', type: 'OPERATOR' as const } }
const openReply = () => ({ raw: new ServerResponse(new IncomingMessage(new Socket())) })

describe('one upload of an organization at a time', () => {
  it('refuses another one until the first has ended', async () => {
    const admit = createOneAtATime()
    const first = openReply()
    await admit({ caller }, first)
    await expect(admit({ caller }, openReply())).rejects.toMatchObject({ code: 'import_running' })
    first.raw.emit('close')
    await admit({ caller }, openReply())
  })

  it('a client that left before it was admitted does not block the next one', async () => {
    const admit = createOneAtATime()
    const left = openReply()
    left.raw.destroy()
    await admit({ caller }, left)
    await admit({ caller }, openReply())
  })
})
