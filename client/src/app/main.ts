import './arrival'
import './fonts'
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/choice.css'
import './theme.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from '../words/language.svelte'
import { Refusal } from '../server/api'
import { reportUncaught } from '../server/errors'
import { http } from '../server/http'
import { PartMissing } from '../server/parts'
import { setTransport } from '../server/transport'
import { start } from './router.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')

// The one place that says how the page reaches the house.
setTransport(http)
reportUncaught((error) => error instanceof Refusal || error instanceof PartMissing)

await language.begin()
start()

export default mount(App, { target })
