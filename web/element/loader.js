/*
 * Turns <pre class="pass-alive"> and <div class="pass-alive"> into boards. ES5, as wikis need.
 * A page without one fetches nothing. The script that it loads is beside it, or at
 * window.passAliveScript, or at this script's data-script. See docs/embedding.md.
 */
(function (window, document) {
  var own = document.currentScript;
  var address =
    window.passAliveScript || (own && (own.getAttribute('data-script') || own.src.replace(/[^/]*$/, 'standalone.js')));
  var names = 'color suicide regions round move controls theme spacing editable src page mode block'.split(' ');
  var loaded;

  function load() {
    var script = document.createElement('script');
    var types = window.trustedTypes;
    var safe = function (url) {
      return url;
    };
    loaded = true;
    try {
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
    document.head.appendChild(script);
  }

  function upgrade(part) {
    var found = part.querySelectorAll('pre.pass-alive,div.pass-alive');
    for (var i = 0; i < found.length; i++) {
      var text = found[i];
      var board = document.createElement('pass-alive');
      for (var j = 0; j < names.length; j++) {
        var value = text.getAttribute('data-' + names[j]);
        if (value !== null) board.setAttribute(names[j], value);
      }
      text.className = text.className.replace('pass-alive', 'pass-alive-text');
      text.parentNode.replaceChild(board, text);
      board.appendChild(text);
    }
    if (found.length && address && !loaded) load();
  }

  function upgradeAll() {
    upgrade(document);
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', upgradeAll);
  else upgradeAll();
  if (window.mw && window.mw.hook) {
    window.mw.hook('wikipage.content').add(function (content) {
      if (content[0]) upgrade(content[0]);
    });
  }
})(window, document);
