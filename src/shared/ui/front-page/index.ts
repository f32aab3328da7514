export { FrontPage } from './front-page'
