import { distinctTags } from '../../../server/modules/telematics/testing/fleet'
import type { Attack } from '../attack'
import { sendFile } from '../send-file'

let content = ''

export const attack: Attack = {
  name: 'telematics-distinct-tags',
  description: 'four documents at once of 5 MB in which no two tags have the same name',
  prepare: async () => {
    content = distinctTags(5)
  },
  async run({ attacker }, signal) {
    const path = `/api/v2/telematics/${attacker.organizationId}/import`
    // Read in time or aborted; the others are refused because one is being imported.
    const send = () => sendFile(attacker, [200, 400, 409], { path, content, signal })
    await Promise.all([send(), send(), send(), send()])
  },
}
