/* Says where the widget's files are, how pages are named and what boards show first, and loads the loader. */
const { files, hasLinks, articlePath, view } = require('./config.json');
window.passAliveScript = `${files}standalone.js`;
if (hasLinks) window.passAliveLinks = articlePath;
window.passAliveView = view;
mw.loader.load(`${files}loader.js`);
