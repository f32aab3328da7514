import type { Database } from '../../../db/connection'
import { inLanguage } from '../../../record-tools/asker-text'
import type { RecordTool } from '../../../record-tools/record-tool'
import { findPerson } from '../person.repository'
import { personFact } from './users.tool'

/** The asker's own account, as their profile shows it. */
export const ownAccountTool = (db: Database): RecordTool => ({
  name: 'own_account',
  description: 'The name, e-mail address, role and organization of whoever asks.',
  input: [],
  records: { en: 'your account', es: 'su cuenta' },
  mayUse: () => true,
  find: async (_, asker) => {
    const person = await findPerson(db, asker.caller.userId)
    if (!person) return { facts: [], total: 0 }
    const { text } = personFact(person, asker)
    const title = inLanguage({ en: 'Your profile', es: 'Su perfil' }, asker)
    const own = person.organization ? `${text}; ${person.organization.name}` : text
    return { facts: [{ title, path: '/profile', text: own }], total: 1 }
  },
})
