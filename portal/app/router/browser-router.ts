/**
 * The part of the router that changes pages. The build gives this module its own copy of the router's package
 * (`portal/vite.config.ts`), so that the first view loads only what shows a page.
 */
export { createBrowserRouter } from 'react-router-dom'
