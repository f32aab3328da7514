import type { EmailChoices } from '../../src/entities/email-choice'
import { platformHttp } from './http'

/** The reader's choices of e-mails; `onChange` stores what is chosen. */
export const emailChoicesAre = (
  read: () => EmailChoices,
  onChange: (choices: Partial<EmailChoices>) => void = () => undefined,
) => [
  platformHttp.get('/email-choices', ({ response }) => response(200).json(read())),
  platformHttp.put('/email-choices', async ({ request, response }) => {
    onChange(await request.json())
    return response(200).json(read())
  }),
]
