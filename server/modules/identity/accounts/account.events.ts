import { defineEvent } from '../../../events/event'

/** A person got another role, or their account was deactivated or activated. */
export const rightsChanged = defineEvent<{ personId: string }>('account.rights_changed')
