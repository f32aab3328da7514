import { inject, it } from 'vitest'
import { connect } from '../../db/connection'
import { createLogger } from '../logging/logger'
import { createRealtime } from './realtime'

it('a process that stops as soon as it has started comes to its end', async () => {
  const { pool, close } = connect(inject('databaseServer'), 1)
  await Promise.all(Array.from({ length: 5 }, () => createRealtime(pool, createLogger('silent')).close()))
  await close()
})
