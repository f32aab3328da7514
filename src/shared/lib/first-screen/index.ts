export { firstScreen, focusedInFirstForm, removeFirstScreen, showFirstFailure, takeOverFirstForm } from './first-screen'
