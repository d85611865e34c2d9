import './lib/arrival'
import './lib/fonts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/choice.css'
import './lib/theme.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './language/language.svelte'
import { start } from './lib/router.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')

await language.load('frame')
start()

export default mount(App, { target })
