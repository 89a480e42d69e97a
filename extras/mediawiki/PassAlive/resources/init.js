/* Says where the widget's files are and how pages are named, and loads the loader. */
const { files, hasLinks, articlePath } = require('./config.json');
window.passAliveScript = `${files}standalone.js`;
if (hasLinks) window.passAliveLinks = articlePath;
mw.loader.load(`${files}loader.js`);
