/* Turns <pre class="pass-alive"> and <div class="pass-alive"> into boards. ES5, as wikis need. See docs/embedding.md. */
(function (window, document) {
  // Content can name an image or a link like anything below: it comes before the properties of
  // the document, but not before those of its prototype, and is no property of the window's own.
  function ofDocument(name) {
    return Reflect.get(Document.prototype, name, document);
  }

  function ofWindow(name) {
    return Object.getOwnPropertyDescriptor(window, name) && window[name];
  }

  var own = ofDocument('currentScript');
  var given = ofWindow('passAliveScript') || (own && (own.getAttribute('data-script') || 'standalone.js'));
  var names =
    'color suicide regions round move controls theme spacing editable src page mode block board topology turn crop view play coordinates quiz'.split(
      ' '
    );
  var mw = ofWindow('mw');
  var loaded;

  function make(name) {
    return ofDocument('createElement').call(document, name);
  }

  function load() {
    var script = make('script');
    var types = ofWindow('trustedTypes');
    var safe = function (url) {
      return url;
    };
    loaded = true;
    try {
      var address = new URL(given, (own && own.src) || location.href).href;
      script.src = types
        ? types.createPolicy('pass-alive', { createScriptURL: safe }).createScriptURL(address)
        : address;
    } catch (_) {
      return;
    }
    if (own && own.getAttribute('data-integrity')) {
      script.integrity = own.getAttribute('data-integrity');
      script.crossOrigin = 'anonymous';
    }
    ['Sources', 'Links', 'View', 'Theme'].forEach(function (name) {
      var data = 'data-' + name.toLowerCase();
      var value = ofWindow('passAlive' + name) || (own && own.getAttribute(data));
      if (value) script.setAttribute(data, value);
    });
    ofDocument('head').appendChild(script);
  }

  function upgrade(part) {
    var found = part.querySelectorAll('pre.pass-alive,div.pass-alive');
    for (var i = 0; i < found.length; i++) {
      var text = found[i];
      // An element inside another belongs to the text of that one.
      if (text.closest('pass-alive')) continue;
      var board = make('pass-alive');
      for (var j = 0; j < names.length; j++) {
        var value = text.getAttribute('data-' + names[j]);
        if (value !== null) board.setAttribute(names[j], value);
      }
      text.classList.replace('pass-alive', 'pass-alive-text');
      text.replaceWith(board);
      board.appendChild(text);
    }
    if (found.length && given && !loaded) load();
  }

  function upgradeAll() {
    upgrade(ofDocument('documentElement'));
  }

  if (ofDocument('readyState') === 'loading') window.addEventListener('DOMContentLoaded', upgradeAll);
  else upgradeAll();
  if (mw && mw.hook) {
    mw.hook('wikipage.content').add(function (content) {
      if (content[0]) upgrade(content[0]);
    });
  }
})(window, document);
