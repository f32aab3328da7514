import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { signIn } from '../authorized-fetch'
import type { VictimIdentity } from './victim'
import { prepareWorkingDay, work } from './working-day'

const { address, email, ...ids }: VictimIdentity = JSON.parse(process.argv[2] ?? '')
const day = await prepareWorkingDay({ ...ids, fetch: await signIn(address, email, demonstrationPassword) })

process.on('message', async (message) => {
  if (message !== 'begin') return
  const over = new AbortController()
  process.once('message', () => over.abort())
  process.send?.(await work(day, over.signal))
})
process.send?.('ready')
