import { openSandboxPort } from '../testing/open-ports'
import { describePort } from '../testing/port-suite'

describePort('the sandbox', openSandboxPort)
