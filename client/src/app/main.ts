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
import { PartMissing } from '../server/parts'
import { start } from './router.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')

reportUncaught((error) => error instanceof Refusal || error instanceof PartMissing)

await language.begin()
start()

export default mount(App, { target })
