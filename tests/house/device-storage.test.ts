import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * What the app stores on a device, by file. What has to be sent belongs in the outbox, which sends it once, says that it
 * waits and survives closing: a file is added here only for what may be lost.
 */
const known: Record<string, string> = {
  'shared/lib/outbox/outbox.ts': 'what has to be sent',
  'shared/lib/device-files/device-files.ts': 'the photograph of a figure behind a label',
  'features/enter-hours/model/draft.ts': 'what was typed behind a label, where nobody is signed in',
  'features/enter-hours/model/receipt.ts': 'the answer that the next page shows',
  'features/ask-assistant/model/unsent-question.ts': 'a question in its field',
  'features/quick-order/model/unadded-lines.ts': 'what was typed and not added',
  'features/session/tokens/attempt-key.ts': 'the session',
  'features/session/tokens/remembered-user.ts': 'the session',
  'features/session/tokens/token-storage.ts': 'the session',
  'entities/conversation/stored-conversation.ts': 'a copy of what the server has',
  'entities/machine/chosen-machine.ts': 'a choice',
  'pages/account/home/machine-home/last-visit.ts': 'a time',
  'pages/portal/place-order/use-order-lines.ts': 'what was chosen and not ordered',
  'shared/lib/i18n/language.ts': 'a setting',
  'shared/lib/shortcut/single-keys.ts': 'a setting',
  'shared/lib/theme/theme.ts': 'a setting',
  'shared/ui/list-page/use-list-display.ts': 'a setting',
}

const root = 'src'
const storages = /\b(?:localStorage|sessionStorage|indexedDB)\b/

it('stores what has to be sent in the outbox alone', () => {
  const sources = readdirSync(root, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name) && !/testing/.test(name))
  const storing = sources.filter((name) => storages.test(readFileSync(join(root, name), 'utf8')))
  expect(storing.toSorted()).toEqual(Object.keys(known).toSorted())
})
